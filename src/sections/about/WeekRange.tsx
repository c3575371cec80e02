import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

type WeekRangeProps = { from: number; to: number };

export function WeekRange({ from, to }: WeekRangeProps) {
  const ticks = [1, 2, 3, 4, 5].map((week) => `M${week * 100} 13v12`).join('');
  return (
    <Box component="svg" viewBox="0 0 600 26" preserveAspectRatio="none" aria-hidden sx={scaleStyle}>
      <path stroke="currentColor" d={`M0 13H600M.5 13v12M599.5 13v12${ticks}`} />
      <path data-range strokeWidth="6" d={`M${from * 100} 12H${to * 100}`} />
    </Box>
  );
}

function scaleStyle({ vars: { palette } }: Theme) {
  return {
    display: 'block',
    width: '100%',
    height: '26px',
    marginTop: '2.5rem',
    overflow: 'visible',
    fill: 'none',
    color: palette.text.secondary,
    '& path': { vectorEffect: 'non-scaling-stroke' },
    '& [data-range]': { stroke: palette.primary.main },
  } as const;
}
