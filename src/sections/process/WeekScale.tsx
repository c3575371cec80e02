import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

export function WeekScale({ sx = {} }: { sx?: SxProps<Theme> }) {
  return (
    <Box aria-hidden sx={[scaleStyle, ...(Array.isArray(sx) ? sx : [sx])]}>
      {[1, 2, 3, 4, 5, 6].map((week) => (
        <span key={week}>Week {week}</span>
      ))}
    </Box>
  );
}

function scaleStyle({ typography, vars: { palette } }: Theme) {
  return {
    ...typography.body2,
    display: { xs: 'none', md: 'grid' },
    gridTemplateColumns: 'repeat(6, 1fr)',
    color: palette.text.secondary,
    '& > span': { padding: '0 0 0.75rem 0.75rem' },
  };
}
