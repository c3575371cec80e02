import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useHydrated } from '#src/components/start/useHydrated.ts';
import { palette, zIndex } from '#src/theme/muiTheme.ts';
import { motion } from '#src/theme/theme.ts';

type SixWeeksDrawingProps = {
  /** In the form of `weeklyValues`. */
  weeks: readonly number[];
  /** The week with the dot; the line is pale from there on. */
  week: number;
};

/** The launch is at the left edge, the last week eleven of twelve columns to the right. */
export const weeksShare = 11 / 12;

const [width, height] = [1200, 400];
/** The top of the drawing as a multiple of the largest value; zero is at the bottom. */
const headroom = 1.097;
const echoes = [1, 2, 3, 4, 5, 6];
/** The week in which an echo starts: each later than the one before, like a wake, so that none crosses the caption. */
const startOf = (echo: number) => 2.6 + 0.4 * echo;

export function SixWeeksDrawing({ weeks, week }: SixWeeksDrawingProps) {
  const last = weeks.length - 1;
  const top = headroom * Math.max(...weeks);
  const pointAt = (at: number) => {
    const [earlier = 0, later = earlier] = [weeks[Math.floor(at)], weeks[Math.ceil(at)]];
    const value = earlier + (later - earlier) * (at % 1);
    return {
      x: Math.round(((width * weeksShare) / last) * at),
      y: Math.round(height * (1 - value / top)),
    };
  };
  const points = weeks.map((_, at) => pointAt(at));
  const path = (from = 0, flatten = 0) =>
    (from % 1 ? [pointAt(from)] : [])
      .concat(points.slice(Math.ceil(from)))
      .map(({ x, y }) => `${x} ${Math.round(y + (height - y) * flatten)}`)
      .join(' ');
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={drawingStyle}
    >
      <path data-echo d={echoes.map((echo) => `M${path(startOf(echo), echo / 7)}`).join('')} />
      <path data-fall d={`M-600 ${pointAt(0).y} ${path()}`} />
      {week < last && <path data-fall d={`M${path(week)}`} style={{ stroke: palette.line.tick }} />}
      <Dot end={pointAt(last)} at={pointAt(week)} />
    </Box>
  );
}

type Point = { x: number; y: number };

function Dot({ end, at }: { end: Point; at: Point }) {
  const isHydrated = useHydrated();
  const transform = `translate(${at.x - end.x}px, ${at.y - end.y}px)`;
  return (
    // A line without length, because the drawing is stretched.
    <path
      data-dot
      d={`M${end.x} ${end.y}h0`}
      style={isHydrated ? { transform, transition: `transform ${motion.move}` } : undefined}
    />
  );
}

const draw = keyframes({
  from: { clipPath: 'inset(-2rem 108% -2rem -50vw)' },
  to: { clipPath: 'inset(-2rem -2rem -2rem -50vw)' },
});

/** Keeps the line in front until the loading screen is gone, so that every frame has the line. */
const front = keyframes({ 'from, to': { zIndex: zIndex.tooltip + 1 } });

const drawingStyle = {
  position: 'relative',
  display: 'block',
  flex: { md: '1 0 min(24rem, 45svh)' },
  width: '100%',
  height: { xs: '9.5rem', sm: '16rem' },
  overflow: 'visible',
  fill: 'none',
  pointerEvents: 'none',
  animation: `${draw} 1000ms cubic-bezier(0.4, 0, 0.2, 1), ${front} 1100ms`,
  '& path': { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& [data-echo]': { stroke: palette.line.tick, strokeOpacity: 0.6 },
  '& [data-fall]': { stroke: palette.primary.main, strokeWidth: { xs: 4, md: 6 } },
  '& [data-dot]': { stroke: palette.primary.main, strokeWidth: { xs: 14, md: 20 } },
} as const;
