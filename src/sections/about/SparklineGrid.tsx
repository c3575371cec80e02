import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProjectProgress } from '#src/content/about.ts';
import { hairline } from '#src/theme/mixins.ts';
import { breakpoints, palette, typography } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';

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
        variant="body2"
        component="figcaption"
        sx={{ color: 'text.secondary', paddingTop: 2, maxWidth: '36rem', textWrap: 'balance' }}
      >
        {caption}
      </Typography>
    </Box>
  );
}

/** Fits the longest word of the names, plus padding. */
const nameWidth = '4.45rem + 16px';

/** Uses fewer columns if large text needs more room for the longest name. */
function columns(max: number): string {
  return `repeat(auto-fill, minmax(max(${nameWidth}, 100% / ${max} - 1px), 1fr))`;
}

const gridStyle = {
  ...typography.body2,
  lineHeight: 1.35,
  display: 'grid',
  gridTemplateColumns: columns(3),
  borderTop: hairline,
  borderLeft: hairline,
  [breakpoints.up('sm')]: { gridTemplateColumns: columns(6) },
  [breakpoints.up('xl')]: { gridTemplateColumns: columns(12) },
  // Names, labels and figures are level with those of the neighbors.
  '& > li': {
    gridRow: 'span 4',
    display: 'grid',
    gridTemplateRows: 'subgrid',
    padding: '0.25rem 0 0.75rem',
    borderRight: hairline,
    borderBottom: hairline,
  },
  '& svg': { display: 'block', width: '100%', height: 'auto', fill: 'none', stroke: 'currentColor' },
  '& [data-line]': { strokeWidth: 2.25, strokeLinejoin: 'round' },
  '& [data-zero]': { stroke: palette.line.tick },
  '& [data-rest]': { stroke: palette.text.hint, strokeWidth: 1.5, strokeDasharray: '2 4' },
  '& circle': { fill: 'currentColor', stroke: 'none' },
  '& circle[data-running]': { fill: palette.primary.main },
  '& :is(b, span, strong)': { paddingInline: 1, overflowWrap: 'anywhere', fontWeight: 600 },
  '& span': { color: palette.text.secondary, fontWeight: 400, textWrap: 'balance' },
} as const;

const left = 8;
const right = 96;
const weeks = 6;
const top = 16;
const bottom = 124;

function Sparkline({ project: { client, label, figures, values, goal } }: { project: ProjectProgress }) {
  const highest = Math.max(...values);
  const yOf = (value: number) => Math.round(bottom - ((bottom - top) * value) / highest);
  const points = values.map((value, week) => ({ x: xOf(week), y: yOf(value) }));
  const [start, end] = [points.at(0), points.at(-1)];
  const isRunning = goal !== undefined;
  return (
    <li>
      <svg viewBox="0 0 104 140" aria-hidden="true">
        <path data-zero d={`M${left} ${bottom}H${right}`} />
        {isRunning && end && <path data-rest d={`M${end.x} ${end.y} ${right} ${yOf(goal)}`} />}
        <path data-line d={`M${points.map(({ x, y }) => `${x} ${y}`).join(' ')}`} />
        {start && <circle cx={start.x} cy={start.y} r="2.5" />}
        {end && (
          <circle cx={end.x} cy={end.y} r={isRunning ? 5.5 : 4} data-running={isRunning || undefined} />
        )}
      </svg>
      <b>{client}</b>
      <span>{label}:</span>
      <strong>{figures}</strong>
    </li>
  );
}

function xOf(week: number): number {
  return Math.round(left + ((right - left) / weeks) * week);
}
