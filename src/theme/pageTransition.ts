import { keyframes } from '@mui/material/styles';
import { motion } from './theme.ts';

const grow = keyframes({
  from: { clipPath: 'circle(0 at var(--switch))' },
  to: { clipPath: 'circle(150vmax at var(--switch))' },
});

/** Never from nothing: a slow device would show an empty page meanwhile. */
const arrive = keyframes({ from: { opacity: 0.3, transform: 'translateY(1.5rem)' } });

const all = '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)';
const everything = ['*', '*::before', '*::after'].map((each) => `[data-switching] ${each}`).join(', ');

/**
 * From page to page, named parts move to their new place: the navigation's line (`bar`), the first ruler's thick part
 * (`tick`), and the picture and figure of a chosen card. The rest is replaced. `src/theme/LinkBehavior.tsx` starts it, or
 * the browser before the app runs.
 */
export const pageTransition = {
  '@view-transition': { navigation: 'auto' },
  '::view-transition-group(*)': {
    animationDuration: motion.page,
    animationTimingFunction: motion.ease,
  },
  '::view-transition': { backgroundColor: 'var(--mui-palette-background-default)' },
  // At once: two headlines on top of each other can't be read.
  '::view-transition-old(root)': { animation: 'none', opacity: 0 },
  '::view-transition-new(root)': { animation: `${arrive} ${motion.move} ${motion.ease}` },
  // In front of a picture that starts behind it.
  '::view-transition-group(header), ::view-transition-group(bar)': {
    zIndex: 1,
    backgroundColor: 'var(--mui-palette-background-default)',
  },
  // Two of them would not cover each other.
  '::view-transition-old(header), ::view-transition-old(picture), ::view-transition-old(figure)': {
    display: 'none',
  },
  '::view-transition-new(header), ::view-transition-new(picture), ::view-transition-new(figure)': {
    animation: 'none',
  },
  // Crops as the frames of pictures do.
  '::view-transition-new(picture)': { height: '100%', objectFit: 'cover' },
  // What has no counterpart does not linger.
  '::view-transition-old(*):only-child': { display: 'none' },
  '::view-transition-new(*):only-child': { animation: 'none' },
  // The color scheme changes in a circle, for the whole page together.
  [everything]: { viewTransitionName: 'none !important' },
  '[data-switching]::view-transition-old(root)': { opacity: 1 },
  '[data-switching]::view-transition-new(root)': { animation: `${grow} ${motion.page} ease-in` },
  '@media (prefers-reduced-motion: reduce)': { [all]: { animation: 'none !important' } },
} as const;
