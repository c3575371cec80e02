import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import type { BeforeAfterFigure } from '#src/content/figures.ts';
import { drawnInView, lineTimeline } from '#src/theme/inView.ts';

type BeforeAfterProps = BeforeAfterFigure & { client?: ReactNode };

export function BeforeAfter({ before, after, label, client }: BeforeAfterProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1.5,
        rowGap: 1,
        ...lineTimeline,
      }}
    >
      <Typography variant="change" component="span" sx={{ color: 'text.hint', fontWeight: 400 }}>
        <span style={visuallyHidden}>from </span>
        {before}
      </Typography>
      <Box
        component="span"
        sx={{
          color: 'primary.main',
          alignSelf: 'center',
          display: 'flex',
          '& svg': { flex: 'none' },
          '& path': drawnInView,
        }}
      >
        <Arrow />
        <span style={visuallyHidden}> to </span>
      </Box>
      <Typography variant="change" component="span">
        {after}
      </Typography>
      <Typography
        variant="body2"
        component="span"
        sx={{ color: 'text.secondary', flexBasis: '100%', textWrap: 'balance' }}
      >
        {label}
        {client && <>, {client}</>}
      </Typography>
    </Box>
  );
}

/** Drawn, because the font has no arrow as heavy as its digits. */
function Arrow() {
  return (
    <svg aria-hidden viewBox="0 0 28 18" width={28} height={18} fill="none" stroke="currentColor">
      <path pathLength={1} d="M0 9h25M17 2l8 7-8 7" strokeWidth={3} />
    </svg>
  );
}
