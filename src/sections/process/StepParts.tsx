import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProcessStep } from '#src/content/process.ts';

type StepBarProps = { parts: ProcessStep['parts']; isLast: boolean; sx: BoxProps['sx'] };

/** The weeks of a step, divided into what it delivers. */
export function StepBar({ parts, isLast, sx }: StepBarProps) {
  return (
    <Box
      sx={sx}
      data-last={isLast || undefined}
      style={{ gridTemplateColumns: parts.map(({ span }) => `${span}fr`).join(' ') }}
    >
      {parts.map((part) => (
        <span key={part.label} data-short={part.span === 1 || undefined}>
          {part.label}
        </span>
      ))}
    </Box>
  );
}

type StepTextProps = { step: ProcessStep; sx: BoxProps['sx'] };

export function StepText({ step: { name, when, text }, sx }: StepTextProps) {
  return (
    <Box sx={sx}>
      <Typography variant="h4" component="h3">
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', display: { md: 'none' } }}>
        {when}
      </Typography>
      <Typography variant="detail" data-text sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        {text}
      </Typography>
    </Box>
  );
}
