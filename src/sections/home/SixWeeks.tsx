import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type PointerEvent, useState } from 'react';
import { useHydrated } from '#src/components/start/useHydrated.ts';
import type { HeroFigure } from '#src/content/home.ts';
import { shortWindow } from '#src/theme/mixins.ts';
import { breakpoints, palette, typography, zIndex } from '#src/theme/muiTheme.ts';
import { motion } from '#src/theme/theme.ts';
import { WeekSlider } from './WeekSlider.tsx';

const width = 1200;
const height = 400;
/** The launch is at the left edge of the text, week 6 eleven of twelve columns to the right. */
const lastWeek = 1100;
/** The top of the drawing as a multiple of the largest value; zero is at the bottom. */
const headroom = 1.097;
const echoes = [1, 2, 3, 4, 5, 6];
/** The week in which an echo starts: each later than the one before, like a wake, so that none crosses the caption. */
const startOf = (echo: number) => 2.6 + 0.4 * echo;

/**
 * One number from week 0 to week 6, drawn from zero over the whole width of the window. It shows week 6, or the week under
 * the mouse or chosen with the slider.
 */
export function SixWeeks({ change }: { change: HeroFigure }) {
  const { before, beforeLabel, after, label, elapsed, weeks } = change;
  const last = weeks.length - 1;
  const [week, setWeek] = useState(last);
  const isHydrated = useHydrated();
  const shown = after.replace(/\d+/, String(Math.round(weeks[week] ?? 0)));
  const caption = `${elapsed[week]} ${label}`;
  const top = headroom * Math.max(...weeks);
  const pointAt = (week: number) => {
    const [earlier = 0, later = earlier] = [weeks[Math.floor(week)], weeks[Math.ceil(week)]];
    const value = earlier + (later - earlier) * (week % 1);
    return {
      x: Math.round((lastWeek / last) * week),
      y: Math.round(height * (1 - value / top)),
    };
  };
  const points = weeks.map((_, week) => pointAt(week));
  const path = (from = 0, flatten = 0) =>
    (from % 1 ? [pointAt(from)] : [])
      .concat(points.slice(Math.ceil(from)))
      .map(({ x, y }) => `${x} ${Math.round(y + (height - y) * flatten)}`)
      .join(' ');
  const end = pointAt(last);
  const dot = pointAt(week);

  function followMouse({ type, clientX, currentTarget, pointerType }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'mouse') return;
    if (type === 'pointerleave') return setWeek(last);
    const box = currentTarget.getBoundingClientRect();
    const share = ((clientX - box.left) / box.width) * (width / lastWeek);
    setWeek(Math.round(Math.min(1, Math.max(0, share)) * last));
  }

  return (
    <Box component="figure" onPointerMove={followMouse} onPointerLeave={followMouse} sx={figureStyle}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path data-echo d={echoes.map((echo) => `M${path(startOf(echo), echo / 7)}`).join('')} />
        <path data-fall d={`M-600 ${points.at(0)?.y} ${path()}`} />
        {week < last && <path data-fall d={`M${path(week)}`} style={{ stroke: palette.line.tick }} />}
        {/* A line without length, because the drawing is stretched. */}
        <path
          data-dot
          d={`M${end.x} ${end.y}h0`}
          style={
            isHydrated
              ? {
                  transform: `translate(${dot.x - end.x}px, ${dot.y - end.y}px)`,
                  transition: `transform ${motion.move}`,
                }
              : undefined
          }
        />
      </svg>
      <Box data-before>
        <Typography variant="figure" component="span">
          <span style={visuallyHidden}>from </span>
          {before}
        </Typography>
        <Typography variant="body2" component="span">
          {beforeLabel}
        </Typography>
      </Box>
      <Typography variant="figure" component="span" data-after>
        <span style={visuallyHidden}> to </span>
        {shown}
      </Typography>
      <Box aria-hidden data-axis>
        {points.map(({ x }, week) => (
          <span key={x} style={{ left: `${(100 * x) / width}%` }}>
            {week === 0 ? (
              'Launch'
            ) : (
              <>
                <span>Week </span>
                {week}
              </>
            )}
          </span>
        ))}
      </Box>
      <Typography variant="body2" component="figcaption">
        {caption}
      </Typography>
      {isHydrated && (
        <WeekSlider
          week={week}
          last={last}
          text={`${shown} ${caption}`}
          onChange={(chosen) => setWeek(chosen ?? last)}
          sx={sliderStyle}
        />
      )}
    </Box>
  );
}

const draw = keyframes({
  from: { clipPath: 'inset(-2rem 108% -2rem -50vw)' },
  to: { clipPath: 'inset(-2rem -2rem -2rem -50vw)' },
});

/** Keeps the line in front until the loading screen is gone, so that every frame has the line. */
const front = keyframes({ 'from, to': { zIndex: zIndex.tooltip + 1 } });

const afterSize = 'clamp(6rem, min(13.5vw, 24svh), 13rem)';

const sliderStyle = {
  width: `${(100 * lastWeek) / width}%`,
  height: { xs: '11.25rem', sm: '17.75rem', md: '100%' },
};

const captionStyle = { color: palette.text.secondary, lineHeight: 1.3, textWrap: 'balance' } as const;

const figureStyle = {
  position: 'relative',
  '& > svg': {
    position: 'relative',
    display: 'block',
    width: '100%',
    height: { xs: '9.5rem', sm: '16rem' },
    overflow: 'visible',
    fill: 'none',
    pointerEvents: 'none',
    animation: `${draw} 1000ms cubic-bezier(0.4, 0, 0.2, 1), ${front} 1100ms`,
  },
  '& path': { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& [data-echo]': { stroke: palette.divider },
  '& [data-fall]': { stroke: palette.primary.main, strokeWidth: { xs: 4, md: 6 } },
  '& [data-dot]': { stroke: palette.primary.main, strokeWidth: { xs: 14, md: 20 } },
  '& > [data-before], & > [data-after]': { position: 'absolute', letterSpacing: '-0.05em' },
  '& > [data-before]': {
    left: 0,
    top: { xs: '1.5rem', sm: '3.5rem' },
    display: 'flex',
    flexDirection: { xs: 'column', sm: 'row' },
    alignItems: { sm: 'flex-end' },
    gap: { xs: '0.5rem', sm: '0.75rem' },
    '& > :first-of-type': {
      fontSize: { xs: '2.5rem', sm: '4rem' },
      fontWeight: 400,
      color: palette.text.hint,
    },
    '& > :last-of-type': { ...captionStyle, maxWidth: { xs: '7rem', sm: '8rem' } },
  },
  '& > [data-after]': {
    // Ends at the dot; a transform, so that nothing shifts when the font arrives.
    left: `${(100 * lastWeek) / width}%`,
    transform: 'translateX(-100%)',
    whiteSpace: 'nowrap',
    top: { xs: '5rem', sm: '9.25rem', md: 'auto' },
    bottom: { md: '2.75rem' },
    fontSize: { xs: 'min(5.5rem, 26vw)', sm: 'min(8rem, 26vw)', md: afterSize },
  },
  '& > [data-axis]': {
    ...typography.caption,
    position: 'relative',
    height: '1.75rem',
    borderTop: `1px solid ${palette.line.tick}`,
    color: palette.text.secondary,
    '& > span': {
      position: 'absolute',
      paddingTop: '0.375rem',
      paddingLeft: '0.375rem',
      borderLeft: `1px solid ${palette.line.tick}`,
    },
    '& > span > span': { display: { xs: 'none', md: 'inline' } },
  },
  '& > figcaption': { ...captionStyle, paddingTop: 0.75 },
  [breakpoints.up('md')]: {
    gridArea: '1 / 1 / 2 / -1',
    display: 'flex',
    flexDirection: 'column',
    '& > svg': { flex: '1 0 min(24rem, 45svh)' },
    '& > figcaption': {
      position: 'absolute',
      right: `calc(100% / 12 + ${afterSize} * 1.95)`,
      bottom: '2.75rem',
      width: '13rem',
      textAlign: 'right',
    },
  },
  [shortWindow]: { '& > [data-before]': { top: '2.375rem' } },
} as const;
