import type { Components, Theme } from '@mui/material/styles';
import { bandTimelines } from '#src/theme/bar.ts';
import { colors } from '#src/theme/colors.ts';
import { belowNav, focusRing, lightVariables } from '#src/theme/mixins.ts';
import { pageTransition } from '#src/theme/pageTransition.ts';
import { dimmed, shape, type } from '#src/theme/theme.ts';
import { variantMapping } from '#src/theme/typography.ts';

export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => [
      { '@font-face': fontFace },
      ...fallbackFaces().map((face) => ({ '@font-face': face })),
      elements(theme),
      pageTransition,
      print,
    ],
  },
  MuiTypography: { defaultProps: { variantMapping } },
};

const fontFace = {
  fontFamily: type.family,
  src: `url(${type.fontFile}) format("woff2")`,
  fontWeight: type.weightRange,
  fontDisplay: 'swap' as const,
};

/** Arial, and fonts with the same metrics on Linux and Android. Full names, as `local()` requires. */
const fallbackFonts = ['Arial', 'Liberation Sans', 'Arimo Regular', 'Arimo', 'Roboto'];
const boldFallbackFonts = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'];

/** Match the font's metrics while it loads, so that nothing shifts; each weight needs its own values. */
function fallbackFaces() {
  return Object.entries(type.fallback).map(([weight, { sizeAdjust, ascent, descent }]) => ({
    fontFamily: `${type.family} Fallback`,
    src: (Number.parseInt(weight, 10) < 600 ? fallbackFonts : boldFallbackFonts)
      .map((name) => `local("${name}")`)
      .join(),
    fontWeight: weight,
    sizeAdjust,
    ascentOverride: ascent,
    descentOverride: descent,
    lineGapOverride: '0%',
  }));
}

function elements({ vars: { palette } }: Theme) {
  return {
    html: { '--vw': '1vw', fontSynthesis: 'none' },
    // Except in the admin area, which shows more rows instead.
    [`@media (min-width: ${type.wide.from})`]: { 'html:has(#main)': { fontSize: type.wide.size } },
    // On every element, because fields, buttons and each `font` shorthand reset it.
    '*': { fontVariantLigatures: `${type.ligatures} !important` as 'none' },
    body: {
      textRendering: 'optimizeLegibility' as const,
      overflowWrap: 'break-word' as const,
      ...bandTimelines,
    },
    // Clears the navigation. Scroll padding on the page would also scroll when the navigation is focused.
    ':where(#main, #main *, footer *)': {
      scrollMarginTop: belowNav,
      scrollMarginBottom: '5rem',
    },
    img: { display: 'block', maxWidth: '100%', height: 'auto' },
    // The edge keeps dark pictures apart from the page.
    '@media not print': {
      '[data-color-scheme=dark] #main img': {
        filter: `brightness(${dimmed})`,
        outline: `1px solid ${palette.line.tick}`,
        outlineOffset: '-1px',
      },
    },
    'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote': { margin: 0, padding: 0 },
    'p, li, figcaption': { textWrap: 'pretty' },
    'ul, ol': { listStyle: 'none' },
    address: { fontStyle: 'normal' },
    '::selection': { background: palette.selection.main, color: palette.selection.contrastText },
    mark: { background: palette.selection.main, color: palette.selection.contrastText },
    ':focus-visible': { ...focusRing, borderRadius: shape.badge },
    '[tabindex="-1"]:focus': { outline: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animation: 'none !important',
        transition: 'none !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
    // High contrast mode removes backgrounds: drawn shapes keep theirs, and selected items get an outline.
    '@media (forced-colors: active)': {
      '::before, ::after, .MuiRating-icon': { forcedColorAdjust: 'none' as const },
      // The browser's backplate behind large text would hide the lines above it.
      '.MuiTypography-figure': { forcedColorAdjust: 'none' as const, color: 'CanvasText' },
      [`:is(${chosen}):not(:focus-visible)`]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  };
}

const chosen = '[aria-pressed=true], [data-open=true], .viewed, .Mui-selected';

const printColors = {
  ...lightVariables,
  '--mui-palette-background-default': 'white',
  '--mui-palette-background-paper': 'white',
  '--mui-palette-background-sunk': 'white',
  '--mui-palette-background-code': 'white',
  '--mui-palette-text-accent': colors.accentText.light,
  '--mui-palette-band-main': 'white',
  '--mui-palette-band-text': colors.text.light,
  '--mui-palette-band-textSecondary': colors.textSecondary.light,
  '--mui-palette-band-textHint': colors.textHint.light,
  '--mui-palette-band-line': colors.line.light,
  '--mui-palette-band-accentText': colors.accentText.light,
  '--mui-palette-band-accent': colors.accent.light,
};

const pressed =
  '.MuiButton-root, .MuiIconButton-root, .MuiChip-filter, .MuiToggleButton-root, nav, [role=search]';

const print = {
  '@media print': {
    // The doubled selector overrides the scheme's variables.
    ':root:root': { colorScheme: 'light', ...printColors },
    [`body :is(${pressed})`]: { display: 'none' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' as const },
    pre: { whiteSpace: 'pre-wrap' as const },
    'main section, figure, blockquote, pre, tr, li, img': { breakInside: 'avoid' as const },
  },
};
