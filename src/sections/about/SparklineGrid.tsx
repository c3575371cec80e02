import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ProjectProgress } from '#src/content/about.ts';
import { space } from '#src/theme/theme.ts';
import { Sparkline } from './Sparkline.tsx';

type SparklineGridProps = { progress: readonly ProjectProgress[]; caption: string };

export function SparklineGrid({ progress, caption }: SparklineGridProps) {
  return (
    <Box component="figure" sx={{ paddingTop: space.group }}>
      <Box component="ul" sx={gridStyle}>
        {progress.map((project) => (
          <Sparkline key={project.client} project={project} />
        ))}
      </Box>
      <Typography
        variant="caption"
        component="figcaption"
        sx={{ color: 'text.hint', paddingTop: 2, maxWidth: '34rem' }}
      >
        {caption}
      </Typography>
    </Box>
  );
}

function gridStyle({ breakpoints, typography, vars: { palette } }: Theme) {
  const hairline = `1px solid ${palette.divider}`;
  return {
    ...typography.caption,
    lineHeight: 1.35,
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    borderTop: hairline,
    borderLeft: hairline,
    [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    '@media (min-width: 1200px)': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    '& > li': { padding: '0.25rem 0 0.75rem', borderRight: hairline, borderBottom: hairline },
    '& svg': { display: 'block', width: '100%', height: 'auto', fill: 'none', stroke: 'currentColor' },
    '& [data-floor]': { stroke: palette.line.tick },
    '& [data-line]': { strokeWidth: 2.25, strokeLinejoin: 'round' },
    '& [data-open]': { stroke: palette.text.hint, strokeWidth: 1.5, strokeDasharray: '2 4' },
    '& circle': { fill: 'currentColor', stroke: 'none' },
    '& circle[data-running]': { fill: palette.primary.main },
    '& b, & span': { display: 'block', paddingInline: 1, overflowWrap: 'anywhere' },
    '& b': { fontWeight: 600 },
    '& span': { color: palette.text.secondary },
  } as const;
}
