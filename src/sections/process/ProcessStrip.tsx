import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import type { Process, ProcessStep } from '#src/content/process.ts';
import { Section } from '#src/sections/page/Section.tsx';
import { space } from '#src/theme/theme.ts';
import { barStyle } from './barStyle.ts';
import { StepBar, StepText } from './StepParts.tsx';
import { TeamTimeline, type TeamTimelineProps } from './TeamTimeline.tsx';
import { WeekScale } from './WeekScale.tsx';

type ProcessStripProps = Process & { team: TeamTimelineProps; tick: number };

export function ProcessStrip({ name, title, steps, team, tick }: ProcessStripProps) {
  return (
    <Section name={name} tick={tick}>
      <Typography variant="h2" sx={{ paddingBlock: `${space.head} ${space.row}` }}>
        {title}
      </Typography>
      <WeekScale />
      <Box component="ol" sx={stripStyle}>
        {steps.map((step, index) => (
          <Step key={step.name} step={step} isLast={index === steps.length - 1} />
        ))}
      </Box>
      <TeamTimeline {...team} />
    </Section>
  );
}

function Step({ step, isLast }: { step: ProcessStep; isLast: boolean }) {
  const { start, span, parts } = step;
  return (
    <Box component="li" sx={stepStyle} style={{ '--start': start, '--span': span } as CSSProperties}>
      <StepBar parts={parts} isLast={isLast} sx={stepBarStyle} />
      <StepText step={step} sx={textStyle} />
    </Box>
  );
}

function stripStyle({ breakpoints }: Theme) {
  return { [breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } };
}

function stepStyle({ breakpoints, mixins }: Theme) {
  return {
    padding: '1.25rem 0 1.75rem',
    borderTop: mixins.hairline,
    [breakpoints.up('md')]: { gridColumn: 'var(--start) / span var(--span)', padding: 0, borderTop: 0 },
  };
}

function stepBarStyle(theme: Theme) {
  const { breakpoints, typography, vars } = theme;
  return {
    ...barStyle(theme),
    marginBottom: '1rem',
    [breakpoints.between('md', 'lg')]: { fontSize: typography.caption.fontSize },
    '& > span': {
      display: { xs: 'none', md: 'flex' },
      alignItems: 'flex-end',
      padding: '0.75rem',
      borderLeft: `1px solid ${vars.palette.background.default}`,
    },
    '& > span[data-short]': { paddingRight: 0 },
    '& > span:first-of-type': { paddingLeft: '0.5rem', borderLeftWidth: '4px' },
    'li:first-of-type > & > span:first-of-type': { paddingLeft: '0.75rem', borderLeft: 0 },
    [breakpoints.up('md')]: { width: 'auto', height: '9rem', margin: '0 0 1.25rem' },
  };
}

/** Limits large text to the columns of its step. */
function textStyle({ breakpoints, typography }: Theme) {
  return {
    '& > [data-text]': { paddingTop: { xs: 1, sm: '0.1875rem', md: '0.25rem' }, maxWidth: { md: '22rem' } },
    [breakpoints.between('sm', 'md')]: {
      display: 'grid',
      gridTemplateColumns: '1fr 3fr',
      '& > [data-text]': { gridColumn: '2', gridRow: '1 / 3' },
    },
    [breakpoints.up('md')]: {
      padding: '0 min(1.25rem, 2.25vw) 0 min(0.75rem, 1.35vw)',
      '& > h3': { fontSize: `min(${typography.h4.fontSize}, 2.8vw)` },
    },
  };
}
