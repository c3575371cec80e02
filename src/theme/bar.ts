import { type CSSObject, keyframes } from '@mui/material/styles';
import { appear } from './inView.ts';
import { space } from './theme.ts';

/** The bands whose colors the bar takes while they are below it. Both must share a page's root. */
type BandTimeline = '--numbers' | '--closing';

export const bandTimelines = { timelineScope: '--numbers, --closing' };

/** Runs while the band is below the middle of the compact bar. */
export function underBar(viewTimelineName: BandTimeline): CSSObject {
  return { viewTimelineName, viewTimelineInset: `0 calc(100% - ${space.navCompact} / 2)` };
}

const columns = 12;

/** Percent of the page before and after each column's edge in which the thick part moves; elsewhere it rests. */
const glide = 1.2;

const follow = keyframes(
  Object.fromEntries(
    Array.from({ length: columns }, (_, column) => {
      const [from, to] = [column, column + 1].map((edge) => (100 * edge) / columns) as [number, number];
      const [start, end] = [column === 0 ? from : from + glide, column === columns - 1 ? to : to - glide];
      return [`${start.toFixed(1)}%, ${end.toFixed(1)}%`, { transform: `translateX(${column}00%)` }];
    }),
  ),
);

/** The ruler at the lower edge of the compact bar, whose thick part follows the scroll position column by column. */
export function barRuler(tick: string): CSSObject {
  return {
    position: 'relative',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      left: space.gutter,
      opacity: 0,
      pointerEvents: 'none',
    },
    '&::after': {
      right: space.gutter,
      bottom: 0,
      height: '5px',
      background: `repeating-linear-gradient(90deg, ${tick} 0 1px, transparent 1px calc((100% - 1px) / ${columns}))`,
    },
    '&::before': {
      width: `calc((100% - 2 * ${space.gutter}) / ${columns})`,
      bottom: '-5px',
      height: '4px',
      zIndex: 1,
      backgroundColor: 'var(--bar-mark, currentColor)',
    },
    '@media (prefers-reduced-motion: no-preference)': {
      '&::before, &::after': {
        opacity: 1,
        animation: `${appear} linear both`,
        animationTimeline: 'scroll(root)',
        animationRange: '0 50px',
      },
      '&::before': {
        animation: `${appear} linear both, ${follow} linear both`,
        // Twice: for lists of different lengths, the build would write durations of 0s, which end the animation.
        animationTimeline: 'scroll(root), scroll(root)',
        animationRange: '0 50px, normal',
      },
    },
  };
}
