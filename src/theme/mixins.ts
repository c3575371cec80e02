import type { CSSObject, Theme } from '@mui/material/styles';
import { motion, space } from './theme.ts';

export type SiteMixins = {
  focusRing: CSSObject;
  hairline: string;
  /** Styles for a `::before`; show it on hover with `transform: none`. */
  accentLine: CSSObject;
  /** For a card whose link, marked with `data-cover`, covers all of it. */
  linkCard: CSSObject;
  /** Applies if JavaScript is off or failed to load. */
  ifNoScript: (style: CSSObject) => CSSObject;
  hideIfNoScript: CSSObject;
  /** Negative margin that extends a box to the window's right edge. */
  bleedRight: string;
  /** Background with a line at the left of each column and one at the end. */
  columnLines: (columns: number) => string;
};

export function siteMixins({ vars: { palette } }: Theme): SiteMixins {
  return {
    accentLine: {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '-1px',
      height: '3px',
      backgroundColor: palette.primary.main,
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: `transform ${motion.move} ${motion.ease}`,
    },
    linkCard: {
      position: 'relative',
      '& img': { transition: `transform ${motion.zoom} ${motion.ease}` },
      '&:hover img': { transform: 'scale(1.02)' },
      '& [data-cover]::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
      '& [data-cover]:focus-visible': { outline: 'none' },
      '& [data-cover]:focus-visible::after': {
        outline: `2px solid ${palette.text.primary}`,
        outlineOffset: '6px',
      },
    },
    focusRing: { outline: `2px solid ${palette.text.primary}`, outlineOffset: '3px' },
    hairline: `1px solid ${palette.divider}`,
    columnLines: (columns) =>
      `repeating-linear-gradient(90deg, ${palette.divider} 0 1px, transparent 1px calc((100% - 1px) / ${columns}))`,
    ifNoScript,
    hideIfNoScript: ifNoScript({ display: 'none' }),
    bleedRight: `min(-1 * ${space.gutter}, (${space.frame} - 100 * var(--vw)) / 2)`,
  };
}

function ifNoScript(style: CSSObject): CSSObject {
  return { '@media (scripting: none)': style, '[data-scripting=none] &': style };
}
