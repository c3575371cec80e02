import { keyframes } from '@mui/material/styles';
import { space } from './theme.ts';

export const appear = keyframes({ from: { opacity: 0 } });
export const disappear = keyframes({ to: { opacity: 0 } });
const draw = keyframes({ from: { strokeDashoffset: 1 } });
/** Lines may exceed the box, and begin at the window's left edge. */
const wipe = keyframes({
  from: { clipPath: 'polygon(-30% -10%, 0 -10%, -30% 110%, -30% 110%)' },
  to: { clipPath: 'polygon(-30% -10%, 130% -10%, 110% 110%, -30% 110%)' },
});

/**
 * Animates with the scroll position and ends when the box is in view. Without scroll-driven animations, or with reduced
 * motion, nothing moves.
 */
export const inMotion = (styles: object) => ({
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': styles,
  },
});

/** For an element that would collide with the bar's own ruler: it fades out just below it. */
export const leavesUnderBar = inMotion({
  animation: `${disappear} linear both`,
  animationTimeline: 'view()',
  animationRange: `contain calc(100% - ${space.navCompact} - 5rem) contain calc(100% - ${space.navCompact} - 1rem)`,
});

/** For the container of a drawing whose lines are animated as it scrolls into view. */
export const lineTimeline = { viewTimelineName: '--line' };

/** For a path with `pathLength={1}` inside a container with `lineTimeline`. */
export const drawnInView = inMotion({
  strokeDasharray: 1,
  animation: `${draw} linear both`,
  animationTimeline: '--line',
  animationRange: 'entry 10% entry 100%',
});

/** For a box that is revealed from left to right as it scrolls into view. */
export const wipedInView = inMotion({
  animation: `${wipe} linear both`,
  animationTimeline: 'view()',
  animationRange: 'entry 10% entry 100%',
});
