import Box from '@mui/material/Box';
import { wipedInView } from '#src/theme/inView.ts';
import { palette } from '#src/theme/muiTheme.ts';
import { weeklyHeight, weeklyPoints } from './weeklyPoints.ts';

type ClosingLinesProps = {
  /** In the form of `weeklyValues`; a project may have none. The last one is in color. */
  lines: readonly (readonly number[] | undefined)[];
};

const width = 1200;
/** Week 6 is eleven of twelve columns to the right, as in the hero. */
const weekWidth = 1100 / 6;

/** Clients' numbers from launch to week 6, drawn together over the width of the window, each on its own scale. */
export function ClosingLines({ lines }: ClosingLinesProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${weeklyHeight}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={drawingStyle}
    >
      {lines
        .filter((values) => values !== undefined)
        .map((values) => {
          const points = weeklyPoints(values, weekWidth);
          const d = points.join(' ');
          return (
            <g key={d}>
              <path d={`M-600 ${points[0]?.split(' ')[1]} ${d}`} />
              {/* A line without length, because the drawing is stretched. */}
              <path data-dot d={`M${points.at(-1)}h0`} />
            </g>
          );
        })}
    </Box>
  );
}

const drawingStyle = {
  display: 'block',
  width: '100%',
  height: 'clamp(6rem, 12vw, 10rem)',
  marginBlock: '1rem 3rem',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeOpacity: 0.3,
  strokeWidth: 1.5,
  ...wipedInView,
  '& path': { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& [data-dot]': { strokeWidth: 10 },
  '& g:last-of-type': { stroke: palette.band.accent, strokeOpacity: 1, strokeWidth: 4 },
  '& g:last-of-type [data-dot]': { strokeWidth: 16 },
} as const;
