import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProgressChartData } from '#src/content/home.ts';
import { drawnInView, lineTimeline } from '#src/theme/inView.ts';
import { palette, typography } from '#src/theme/muiTheme.ts';

const left = 24;
const weekWidth = 72;
const floor = 150;
const top = 12;
const right = left + 6 * weekWidth;

export function ProgressChart({ chart: { values, goal, label, caption } }: { chart: ProgressChartData }) {
  const gridlines = gridlinesTo(Math.max(goal, ...values));
  const yOf = (value: number) => Math.round(floor - ((floor - top) * value) / gridlines[2]);
  const points = values.map((value, week) => ({
    x: left + week * weekWidth,
    y: yOf(value),
    value,
    week,
  }));
  const line = points.map(({ x, y }) => `${x} ${y}`).join(' ');
  return (
    <Box component="figure" sx={chartStyle}>
      <svg viewBox="0 0 470 192" role="img" aria-label={label}>
        {gridlines.map((value) => (
          <g key={value}>
            <path data-gridline d={`M${left} ${yOf(value)}H${right}`} />
            <text y={yOf(value) + 4}>{value}</text>
          </g>
        ))}
        <path data-axis d={`M${left} ${floor}H${right}`} />
        <path data-goal strokeDasharray="3 5" d={`M${left} ${yOf(goal)}H${right}`} />
        <text x={left + 4} y={yOf(goal) - 6}>
          Goal: {goal}
        </text>
        <path data-line pathLength={1} d={`M${line}`} />
        {points.map(({ x, y, value, week }) => (
          <g key={week}>
            {week < 6 ? <circle data-dot cx={x} cy={y} r="4" /> : <circle data-now cx={x} cy={y} r="7" />}
            {week === 6 && (
              <text data-now x={x + 2} y={y - 16} textAnchor="end">
                {value}
              </text>
            )}
            <text x={x} y="184" textAnchor="middle">
              {week === 0 ? 'Launch' : `Wk ${week}`}
            </text>
          </g>
        ))}
      </svg>
      <Typography variant="body2" component="figcaption" sx={{ color: 'text.secondary', paddingTop: 1.5 }}>
        {caption}
      </Typography>
    </Box>
  );
}

/** Three lines at round numbers, the last at `max` or above. */
function gridlinesTo(max: number): [number, number, number] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(max / 3)));
  const step = power * ([1, 2, 5].find((factor) => 3 * factor * power >= max) ?? 10);
  return [step, 2 * step, 3 * step];
}

const chartStyle = {
  ...lineTimeline,
  maxWidth: '30rem',
  marginTop: 5,
  marginBottom: { xs: 3, sm: '2.5rem', md: 0 },
  '& svg': { display: 'block', width: '100%', height: 'auto', overflow: 'visible', fill: 'none' },
  '& text': {
    fill: palette.text.secondary,
    // A phone shows the drawing smaller.
    fontSize: { xs: '1.125rem', sm: typography.caption.fontSize },
    fontWeight: 500,
  },
  '& text[data-now]': { fill: palette.text.primary, fontSize: '1.375rem', fontWeight: 700 },
  '& [data-gridline]': { stroke: palette.divider },
  '& [data-axis]': { stroke: palette.line.tick },
  '& [data-goal]': { stroke: palette.text.hint },
  '& [data-line]': { stroke: palette.text.primary, strokeWidth: 2.5, ...drawnInView },
  '& [data-dot]': { fill: palette.background.default, stroke: palette.text.primary, strokeWidth: 2 },
  '& circle[data-now]': { fill: palette.primary.main },
} as const;
