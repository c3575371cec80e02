import Box, { type BoxProps } from '@mui/material/Box';
import { palette } from '#src/theme/muiTheme.ts';

type WeeklyLineProps = Pick<BoxProps, 'sx'> & {
  /** In the form of `weeklyValues`. */
  values: readonly number[];
};

const [width, height] = [600, 100];
/** Leaves room for the dot. */
const lastWeek = 590;

/** A client's number week by week, from zero, stretched to the size of its box. The figures beside it are its text. */
export function WeeklyLine({ values, sx }: WeeklyLineProps) {
  const highest = Math.max(...values);
  const points = values.map((value, week) => {
    const x = Math.round((lastWeek / (values.length - 1)) * week);
    return `${x} ${Math.round(height * (1 - value / highest))}`;
  });
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      data-weeks
      sx={[lineStyle, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <path data-area d={`M0 ${height} ${points.join(' ')} ${lastWeek} ${height}`} />
      <path data-zero d={`M0 ${height}H${width}`} />
      <path data-line d={`M${points.join(' ')}`} />
      {/* A line without length, because the drawing is stretched. */}
      <path data-dot d={`M${points.at(-1)}h0`} />
    </Box>
  );
}

const lineStyle = {
  display: 'block',
  width: '100%',
  overflow: 'visible',
  fill: 'none',
  '& path': { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& [data-area]': { fill: palette.text.primary, opacity: 0.06 },
  '& [data-zero]': { stroke: palette.line.tick },
  '& [data-line]': { stroke: palette.text.primary, strokeWidth: 2.5 },
  '& [data-dot]': { stroke: palette.primary.main, strokeWidth: 14 },
} as const;
