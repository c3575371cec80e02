import Box, { type BoxProps } from '@mui/material/Box';
import { wipedInView } from '#src/theme/inView.ts';
import { columnLines } from '#src/theme/mixins.ts';
import { palette, typography } from '#src/theme/muiTheme.ts';
import { weeklyHeight, weeklyPoints } from './weeklyPoints.ts';

type WeeklyLineProps = Pick<BoxProps, 'sx'> & {
  /** In the form of `weeklyValues`. */
  values: readonly number[];
};

const width = 600;
/** Leaves room for the dot. */
const lastWeek = 590;

/** A client's number week by week, from zero, stretched to the size of its box. The figures beside it are its text. */
export function WeeklyLine({ values, sx }: WeeklyLineProps) {
  const points = weeklyPoints(values, lastWeek / (values.length - 1));
  return (
    <Box data-weeks sx={[boxStyle, ...(Array.isArray(sx) ? sx : [sx])]}>
      <svg viewBox={`0 0 ${width} ${weeklyHeight}`} preserveAspectRatio="none" aria-hidden="true">
        <path data-line d={`M${points.join(' ')}`} />
        {/* A line without length, because the drawing is stretched. */}
        <path data-dot d={`M${points.at(-1)}h0`} />
      </svg>
      <div aria-hidden="true">
        <span>Launch</span>
        <span>Week {values.length - 1}</span>
      </div>
    </Box>
  );
}

const boxStyle = {
  display: 'flex',
  flexDirection: 'column',
  '& > svg': {
    flex: '1 1 0',
    minHeight: 0,
    width: '100%',
    overflow: 'visible',
    fill: 'none',
    background: `${columnLines(6)} 0 / ${(100 * lastWeek) / width}% no-repeat`,
    borderBottom: `1px solid ${palette.line.tick}`,
    ...wipedInView,
  },
  '& path': { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& [data-line]': { stroke: palette.text.primary, strokeWidth: 2.5 },
  '& [data-dot]': { stroke: palette.primary.main, strokeWidth: 14 },
  '& > div': {
    ...typography.caption,
    display: 'flex',
    justifyContent: 'space-between',
    paddingTop: '0.375rem',
    color: palette.text.hint,
  },
} as const;
