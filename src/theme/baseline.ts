import type { Components, Theme } from '@mui/material/styles';
import { shape, type } from './theme.ts';

/** The page itself: font files, ground, text, selection, focus ring, reduced motion. */
export function baseline(theme: Theme) {
  return [{ '@font-face': fontFace }, { '@font-face': fallbackFace }, globalStyles(theme)];
}

/** Material UI's components that public pages are made of. */
export const basicComponents: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        subtitle1: 'p',
        subtitle2: 'p',
        h6: 'p',
        caption: 'p',
        figure: 'p',
        change: 'p',
        article: 'div',
        code: 'code',
      },
    },
  },
};

const fontFace = {
  fontFamily: type.family,
  src: `url(${type.fontFile}) format("woff2")`,
  fontWeight: type.weightRange,
  fontDisplay: 'swap',
};

/** Arial, and what has its widths where there is no Arial: on Linux and on Android. */
const standIns = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'];

/** Takes the font's room while it loads, so that nothing moves when it comes. */
const fallbackFace = {
  fontFamily: `${type.family} Fallback`,
  src: standIns.map((name) => `local("${name}")`).join(),
  sizeAdjust: type.fallback.sizeAdjust,
  ascentOverride: type.fallback.ascent,
  descentOverride: type.fallback.descent,
  lineGapOverride: '0%',
};

function globalStyles({ typography, vars: { palette } }: Theme) {
  return {
    html: {
      boxSizing: 'border-box',
      WebkitTextSizeAdjust: '100%',
      WebkitFontSmoothing: 'antialiased',
      MozOsxFontSmoothing: 'grayscale',
      fontSynthesis: 'none',
    },
    '*, *::before, *::after': { boxSizing: 'inherit' },
    body: {
      margin: 0,
      color: palette.text.primary,
      ...typography.body1,
      backgroundColor: palette.background.default,
      textRendering: 'optimizeLegibility',
      '@media print': { backgroundColor: palette.common.white },
      '&::backdrop': { backgroundColor: palette.background.default },
    },
    // Clear of the navigation. As padding of the page it would also scroll whenever the navigation gets the focus.
    ':where(#main, #main *, footer *)': { scrollMarginTop: '5rem' },
    'strong, b': { fontWeight: typography.fontWeightBold },
    img: { display: 'block', maxWidth: '100%', height: 'auto' },
    'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote': { margin: 0, padding: 0 },
    'ul, ol': { listStyle: 'none' },
    address: { fontStyle: 'normal' },
    '::selection': {
      background: palette.selection.main,
      color: palette.selection.contrastText,
    },
    ':focus-visible': {
      outline: `2px solid ${palette.text.primary}`,
      outlineOffset: '3px',
      borderRadius: shape.badge,
    },
    '[tabindex="-1"]:focus': { outline: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animation: 'none !important',
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
  };
}
