import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import type { Process, ProcessStep } from '#src/content/process.ts';
import { Section } from '#src/sections/page/Section.tsx';
import { space } from '#src/theme/theme.ts';
import { barColumns } from './barStyle.ts';
import { stepBarStyle, stepStyle, stripStyle, textStyle } from './processStripStyles.ts';
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
  const { name, when, text, start, span, parts } = step;
  return (
    <Box component="li" sx={stepStyle} style={{ '--start': start, '--span': span } as CSSProperties}>
      <Box
        sx={stepBarStyle}
        data-last={isLast || undefined}
        style={{ gridTemplateColumns: barColumns(parts) }}
      >
        {parts.map((part) => (
          <span key={part.label} data-short={part.span === 1 || undefined}>
            {part.label}
          </span>
        ))}
      </Box>
      <Box sx={textStyle}>
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', display: { md: 'none' } }}>
          {when}
        </Typography>
        <Typography variant="body2" data-text sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          {text}
        </Typography>
      </Box>
    </Box>
  );
}
