import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CSSProperties, ReactNode } from 'react';
import type { Process, ProcessStep } from '#src/content/process.ts';
import { Section } from '#src/layout/page/Section.tsx';
import { columnLines, hairline } from '#src/theme/mixins.ts';
import { breakpoints, palette, typography } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';

type ProcessChartProps = Process & Pick<BoxProps, 'sx'> & { tick: number; children?: ReactNode };

/** Six weeks to scale, one row per step. On wide screens, texts use four of twelve columns and the weeks the rest. */
export function ProcessChart({ name, title, steps, tick, sx, children }: ProcessChartProps) {
  return (
    <Section name={name} tick={tick}>
      <Typography variant="h2" sx={{ paddingBlock: `${space.head} ${space.row}` }}>
        {title}
      </Typography>
      <Box data-track {...(sx && { sx })}>
        <div>
          <Box aria-hidden data-scale sx={scaleStyle}>
            {[1, 2, 3, 4, 5, 6].map((week) => (
              <span key={week}>
                <span data-word>Week </span>
                {week}
              </span>
            ))}
          </Box>
          <Box component="ol">
            {steps.map((step, row) => (
              <Step key={step.name} step={step} row={row} shownFrom={endOf(steps[row - 1])} />
            ))}
          </Box>
          {children}
        </div>
      </Box>
    </Section>
  );
}

type StepProps = {
  step: ProcessStep;
  row: number;
  /** In half weeks: the end of the step before, as steps may overlap. */
  shownFrom: number;
};

function endOf(step: ProcessStep | undefined): number {
  return step ? step.start - 1 + step.span : 0;
}

function Step({ step, row, shownFrom }: StepProps) {
  const { name, when, text, start, span, result, parts = [{ label: result, span }] } = step;
  return (
    <Box
      component="li"
      sx={stepStyle}
      style={{ '--row': row, '--start': start, '--span': span, '--shown': shownFrom } as CSSProperties}
    >
      <div data-weeks data-midweek={start % 2 === 0 || undefined}>
        <div data-bar style={{ gridTemplateColumns: parts.map((part) => `${part.span}fr`).join(' ') }}>
          {parts.map((part) => (
            <span key={part.label} data-short={part.span === 1 || undefined}>
              <span>{part.label}</span>
            </span>
          ))}
        </div>
        <span data-result={parts.length > 1 ? 'inside' : 'beside'} style={resultPlace(step)}>
          {result}
        </span>
      </div>
      <div data-text>
        <Typography variant="h4" component="h3" sx={{ paddingBottom: 0.75 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', display: { md: 'none' } }}>
          {when}
        </Typography>
        <Typography variant="detail">{text}</Typography>
      </div>
    </Box>
  );
}

/** Where the row has room: after the bar, before it, or, in a bar of several parts, in its first whole week. */
function resultPlace({ start, span, parts }: ProcessStep): CSSProperties {
  if (parts) return { gridColumn: `${start + 1} / span 2` };
  return start > 6
    ? { gridColumn: `1 / ${start}`, justifySelf: 'end' }
    : { gridColumn: `${start + span} / -1` };
}

const weeksFrom = 'calc(100% / 3)';

const scaleStyle = {
  ...typography.caption,
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  color: palette.text.secondary,
  borderBottom: hairline,
  '& > span': { padding: { xs: '0 0 0.5rem', md: '0 0 0.5rem 0.75rem' } },
  [breakpoints.down('md')]: { '& [data-word]': { display: 'none' } },
  [breakpoints.up('md')]: { ...typography.body2, paddingLeft: weeksFrom },
} as const;

/** Narrow screens have no room for the name of each part: there, the step's result stands beside its bar. */
const barStyle = {
  ...typography.body2,
  lineHeight: 1.3,
  gridColumn: 'var(--start) / span var(--span)',
  gridRow: 1,
  display: 'grid',
  minHeight: { xs: '2.5rem', md: '7.5rem' },
  color: palette.background.default,
  backgroundColor: palette.text.primary,
  '& > span': { display: 'flex', alignItems: 'flex-end', padding: { md: '0.75rem' } },
  '& > span[data-short]': { paddingRight: { md: 0 } },
  '& > span + span': { borderLeft: `1px solid ${palette.background.default}` },
  '& > span > span': { display: { xs: 'none', md: 'inline' } },
  [breakpoints.between('md', 'lg')]: {
    fontSize: typography.caption.fontSize,
    '& > span': { paddingLeft: '0.375rem' },
  },
} as const;

const resultStyle = {
  fontSize: typography.body2.fontSize,
  display: { md: 'none' },
  position: 'relative',
  zIndex: 1,
  gridRow: 1,
  placeSelf: 'center start',
  paddingInline: '0.375rem',
  color: palette.background.default,
  // Hides the lines between the weeks.
  '&[data-result=beside]': {
    color: palette.text.secondary,
    backgroundColor: palette.background.default,
  },
} as const;

/** The half of a week before a step that starts in its middle. */
const midweek = {
  content: '""',
  gridColumn: 'calc(var(--start) - 1)',
  gridRow: 1,
  background: `repeating-linear-gradient(135deg, ${palette.line.tick} 0 1px, transparent 1px 7px)`,
} as const;

const stepStyle = {
  borderBottom: hairline,
  '& > [data-weeks]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    background: columnLines(6),
  },
  '& > [data-midweek]::before': midweek,
  '& [data-bar]': barStyle,
  '& [data-result]': resultStyle,
  '&:last-of-type [data-bar]': {
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
  },
  '& > [data-text]': {
    padding: { xs: '0.875rem 0 1.75rem', md: `1.25rem ${space.inset} 1.25rem 0` },
    maxWidth: { xs: '30rem', md: '23.5rem' },
  },
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 2fr',
    '& > [data-weeks]': { order: 1 },
    '& h3': { fontSize: `min(${typography.h4.fontSize}, 3.2vw)` },
  },
  // An outline, where browsers show no backgrounds.
  '@media print, (forced-colors: active)': {
    '&& [data-bar][data-bar]': {
      color: palette.text.primary,
      backgroundColor: 'transparent',
      border: '1px solid currentColor',
    },
    '&& [data-result=inside]': { color: palette.text.primary },
  },
} as const;
