import type { Components, Theme } from '@mui/material/styles';
import type { DesignTokens } from '#src/theme/designTokens.ts';
import { variantMapping } from '#src/theme/typography.ts';

/** The page itself: font files, element resets, selection, focus ring, reduced motion. */
export function baseline({ shape, type }: DesignTokens): Components<Theme> {
  return {
    MuiCssBaseline: {
      styleOverrides: (theme) => [
        { '@font-face': fontFace(type) },
        { '@font-face': fallbackFace(type) },
        elements(theme, shape.badge),
      ],
    },
    MuiTypography: { defaultProps: { variantMapping } },
  };
}

function fontFace({ family, fontFile, weightRange }: DesignTokens['type']) {
  return {
    fontFamily: family,
    src: `url(${fontFile}) format("woff2")`,
    fontWeight: weightRange,
    fontDisplay: 'swap' as const,
  };
}

/** Arial, and what has its widths where there is no Arial: on Linux and on Android. */
const fallbackFonts = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'];

/** Takes the font's room while it loads, so that nothing moves when it arrives. */
function fallbackFace({ family, fallback }: DesignTokens['type']) {
  return {
    fontFamily: `${family} Fallback`,
    src: fallbackFonts.map((name) => `local("${name}")`).join(),
    sizeAdjust: fallback.sizeAdjust,
    ascentOverride: fallback.ascent,
    descentOverride: fallback.descent,
    lineGapOverride: '0%',
  };
}

function elements({ mixins, vars: { palette } }: Theme, focusRadius: number) {
  return {
    html: { fontSynthesis: 'none' },
    body: { textRendering: 'optimizeLegibility' as const },
    // Clear of the navigation. As padding of the page it would also scroll whenever the navigation gets the focus.
    ':where(#main, #main *, footer *)': { scrollMarginTop: '5rem' },
    img: { display: 'block', maxWidth: '100%', height: 'auto' },
    'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote': { margin: 0, padding: 0 },
    'ul, ol': { listStyle: 'none' },
    address: { fontStyle: 'normal' },
    '::selection': { background: palette.selection.main, color: palette.selection.contrastText },
    ':focus-visible': { ...mixins.focusRing, borderRadius: focusRadius },
    '[tabindex="-1"]:focus': { outline: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animation: 'none !important',
        transition: 'none !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
  };
}
