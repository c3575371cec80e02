import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import type { ProcessStep } from '#src/content/process.ts';
import { barColumns } from './barStyle.ts';
import { rowBarStyle, rowStyle, textStyle } from './processRowStyles.ts';

export function ProcessRow({ step, isLast }: { step: ProcessStep; isLast: boolean }) {
  const { name, when, text, start, span, parts } = step;
  const side = sideOfStep(step);
  return (
    <Box component="li" sx={rowStyle} style={{ '--start': start, '--span': span } as CSSProperties}>
      <Box
        sx={rowBarStyle}
        data-last={isLast || undefined}
        style={{ gridTemplateColumns: barColumns(parts) }}
      >
        {parts.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </Box>
      <Box sx={textStyle} data-side={side}>
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', display: { md: 'none' } }}>
          {when}
        </Typography>
        <Typography variant="body2" data-text sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
    </Box>
  );
}

/** After the bar, before it in the free columns, or right-aligned against it. */
function sideOfStep({ start, span }: ProcessStep): 'after' | 'before' | 'against' {
  if (start + span <= 7) return 'after';
  return start <= 6 ? 'before' : 'against';
}
