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

function gridStyle({ breakpoints, mixins: { hairline }, typography, vars: { palette } }: Theme) {
  return {
    ...typography.caption,
    lineHeight: 1.35,
    display: 'grid',
    gridTemplateColumns: columns(4),
    borderTop: hairline,
    borderLeft: hairline,
    [breakpoints.up('md')]: { gridTemplateColumns: columns(6) },
    '@media (min-width: 1200px)': { gridTemplateColumns: columns(12) },
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

/** Fewer where the reader's text needs more room for the longest name. */
function columns(most: number): string {
  return `repeat(auto-fill, minmax(max(${nameWidth}, 100% / ${most} - 1px), 1fr))`;
}

/** The longest word of the names, and the space at its sides. */
const nameWidth = '3.85rem + 16px';
