import { type CSSObject, keyframes } from '@mui/material/styles';
import { appear } from './inView.ts';
import { space } from './theme.ts';

/** The bands whose colors the bar takes while they are behind it. Both must share a page's root. */
type BandTimeline = '--numbers' | '--closing';

export const bandTimelines = { timelineScope: '--numbers, --closing' };

/** Runs while the band is behind the middle of the compact bar. */
export function underBar(viewTimelineName: BandTimeline): CSSObject {
  return {
    viewTimelineName,
    viewTimelineInset: `calc(${space.navCompact} / 2 - 1px) calc(100% - ${space.navCompact} / 2)`,
  };
}

const columns = 12;

const grow = keyframes({ from: { transform: 'scaleX(0)' } });

/** The ruler at the lower edge of the compact bar, whose thick part grows with the scroll position. */
export function barRuler(tick: string): CSSObject {
  return {
    position: 'relative',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      left: space.gutter,
      right: space.gutter,
      opacity: 0,
      pointerEvents: 'none',
    },
    '&::after': {
      bottom: 0,
      height: '5px',
      background: `repeating-linear-gradient(90deg, ${tick} 0 1px, transparent 1px calc((100% - 1px) / ${columns}))`,
    },
    '&::before': {
      bottom: '-3px',
      height: '3px',
      zIndex: 1,
      transformOrigin: 'left',
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
        animation: `${appear} linear both, ${grow} linear both`,
        // One timeline for each animation: if the lists differ in length, the CSS minifier adds durations of 0s, which end both.
        animationTimeline: 'scroll(root), scroll(root)',
        animationRange: '0 50px, normal',
      },
    },
  };
}
