import type { CSSObject } from '@mui/material/styles';
import { colors } from './colors.ts';
import { motion, space, widths } from './theme.ts';

/** Laptops, whose windows are wide but not tall. */
export const shortWindow = `@media (min-width: ${widths.md}px) and (max-height: 52rem)`;

/** For limits to large type: in `rem`, so that a reader's large text is not held back. */
export const shortWindowAtUsualText = `@media (min-width: ${widths.md / 16}rem) and (max-height: 52rem)`;

export const hairline = '1px solid var(--mui-palette-divider)';

/** Clears the navigation: a sticky element's `top`, or the scroll margin of a link's target. */
export const belowNav = `calc(${space.navCompact} + 1rem)`;

export const focusRing: CSSObject = {
  outline: '2px solid var(--mui-palette-text-primary)',
  outlineOffset: '3px',
};

/** For what is open or selected. */
export const chosen: CSSObject = {
  backgroundColor: 'var(--mui-palette-background-sunk)',
  boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)',
};

/** The light scheme's colors, for what looks the same in both schemes. */
export const lightVariables = {
  '--mui-palette-background-default': colors.page.light,
  '--mui-palette-text-primary': colors.text.light,
  '--mui-palette-text-secondary': colors.textSecondary.light,
  '--mui-palette-text-hint': colors.textHint.light,
  '--mui-palette-secondary-main': colors.text.light,
  '--mui-palette-secondary-dark': colors.textSecondary.light,
  '--mui-palette-secondary-contrastText': colors.page.light,
  '--mui-palette-divider': colors.line.light,
  '--mui-palette-line-tick': colors.lineTick.light,
  '--mui-palette-line-control': colors.lineControl.light,
  '--mui-palette-primary-main': colors.accent.light,
};

/** For a `::before`; show it on hover with `transform: none`. */
export const accentLine: CSSObject = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  top: '-1px',
  height: '3px',
  backgroundColor: 'var(--mui-palette-primary-main)',
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  transition: `transform ${motion.move} ${motion.ease}`,
};

/** For a card whose link, marked with `data-cover`, covers all of it. */
export const linkCard: CSSObject = {
  position: 'relative',
  '& img': { transition: `transform ${motion.zoom} ${motion.ease}` },
  '&:hover img': { transform: 'scale(1.02)' },
  '& [data-cover]::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '& [data-cover]:focus-visible': { outline: 'none' },
  '& [data-cover]:focus-visible::after': { ...focusRing, outlineOffset: '6px' },
};

/** Applies if JavaScript is off or failed to load. */
export function ifNoScript(style: CSSObject): CSSObject {
  return { '@media (scripting: none)': style, '[data-scripting=none] &': style };
}

/** Applies until the page has been scrolled: keeps pictures further down from being fetched before that. */
export function unlessScrolled(style: CSSObject): CSSObject {
  return { 'header:not([data-compact]) ~ main &': style };
}

export const hideIfNoScript = ifNoScript({ display: 'none' });

/** Negative margin that extends a box to the window's right edge. */
export const bleedRight = `min(-1 * ${space.gutter}, (${space.frame} - 100 * var(--vw)) / 2)`;

/** Background with a line at the left of each column and one at the end. */
export function columnLines(columns: number): string {
  return `repeating-linear-gradient(90deg, var(--mui-palette-divider) 0 1px, transparent 1px calc((100% - 1px) / ${columns}))`;
}
