import type { CSSObject, Theme } from '@mui/material/styles';

/** Fragments of style that several components share, as `theme.mixins`. */
export type SiteMixins = {
  /** The ring round what has the keyboard. */
  focusRing: CSSObject;
  /** A fine line between two things, as a value of `border`. */
  hairline: string;
  /** The accent line that grows above what the pointer is on: styles of a `::before`, shown by `transform: none`. */
  accentLine: CSSObject;
  /** Applies a style where scripts are off or did not come. */
  ifNoScript: (style: CSSObject) => CSSObject;
  /** Hides there what only works with scripts. */
  withoutScript: CSSObject;
  /** Negative right margin that takes a box inside the page's width to the window's right edge. */
  bleedRight: string;
};

/** Builds the fragments from the finished theme, whose variables they use. */
export function siteMixins({ vars: { palette }, layout, motionTokens: { move, ease } }: Theme): SiteMixins {
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
      transition: `transform ${move} ${ease}`,
    },
    focusRing: { outline: `2px solid ${palette.text.primary}`, outlineOffset: '3px' },
    hairline: `1px solid ${palette.divider}`,
    ifNoScript,
    withoutScript: ifNoScript({ display: 'none' }),
    bleedRight: `min(-1 * ${layout.gutter}, (${layout.frame} - 100vw) / 2)`,
  };
}

function ifNoScript(style: CSSObject): CSSObject {
  return { '@media (scripting: none)': style, '[data-scripting=none] &': style };
}
