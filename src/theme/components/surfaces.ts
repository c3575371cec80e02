import { type Components, type CSSObject, keyframes, type Theme } from '@mui/material/styles';
import { barRuler, underBar } from '#src/theme/bar.ts';
import { hairline, ifNoScript } from '#src/theme/mixins.ts';
import { motion, space } from '#src/theme/theme.ts';

export const surfaces: Components<Theme> = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: {
        maxWidth: `calc(${space.frame} + 2 * ${space.gutter})`,
        paddingInline: space.gutter,
      },
    },
  },
  MuiPaper: {
    styleOverrides: {
      root: ({ theme }) => ({
        variants: [
          { props: { variant: 'band' }, style: band(theme) },
          { props: { variant: 'numbers' }, style: numbers(theme) },
        ],
      }),
    },
  },
  MuiAppBar: {
    styleOverrides: {
      root: ({ theme }) => ({
        '@media print': { display: 'none' },
        variants: [
          { props: { color: 'transparent' }, style: siteBar(theme) },
          {
            props: { color: 'default' },
            style: {
              backgroundColor: theme.vars.palette.background.paper,
              borderBottom: hairline,
            },
          },
        ],
      }),
    },
  },
  MuiToolbar: {
    styleOverrides: {
      root: {
        gap: 'clamp(0.25rem, 4vw - 0.6rem, 1rem)',
        containerType: 'inline-size',
        // With large text on a narrow screen, hides optional parts to make room for the menu button. Once scrolled, also
        // hides the agency's name, to make room for Back to top.
        '@container (max-width: 17.25rem)': {
          '& [data-spare], [data-top]': { display: 'none' },
          '[data-compact] & [data-top]': { display: 'inline-flex' },
          '[data-compact] & > :first-of-type a': { fontSize: 0 },
        },
        '@container (max-width: 9.5rem)': { '& .MuiIconButton-root': { width: '20cqi' } },
      },
    },
  },
};

/** Looks the same in both schemes: sets its background and the variables used inside. White in print. */
function band(theme: Theme): CSSObject {
  const { backgroundColor, color, ...variables } = bandColors(theme);
  return { borderRadius: 0, backgroundColor, color, '@media not print': variables };
}

function bandColors({ vars: { palette } }: Theme) {
  return {
    backgroundColor: palette.band.main,
    color: palette.band.text,
    '--mui-palette-background-default': palette.band.main,
    '--mui-palette-background-paper': palette.band.raised,
    '--mui-palette-text-primary': palette.band.text,
    '--mui-palette-text-secondary': palette.band.textSecondary,
    '--mui-palette-text-hint': palette.band.textHint,
    '--mui-palette-secondary-main': palette.band.text,
    '--mui-palette-secondary-dark': palette.band.textSecondary,
    '--mui-palette-secondary-contrastText': palette.band.main,
    '--mui-palette-divider': palette.band.line,
    '--mui-palette-line-tick': palette.band.line,
    '--mui-palette-line-control': palette.band.textHint,
  };
}

function numbers(theme: Theme): CSSObject {
  return {
    ...band(theme),
    ...underBar('--numbers'),
  };
}

/** The bar shrinks inside a box of constant height, so that nothing below moves. */
function siteBar(theme: Theme): CSSObject {
  const { move, ease } = motion;
  const { breakpoints, vars } = theme;
  const solid = {
    // Almost opaque: a dark band or picture behind it would turn it gray.
    backgroundColor: `color-mix(in srgb, ${vars.palette.background.default} 99%, transparent)`,
    borderColor: vars.palette.divider,
  };
  return {
    height: space.navTall,
    pointerEvents: 'none',
    // Until the bar is compact, it has no background, and on a phone the text would show through.
    [breakpoints.down('md')]: {
      top: `calc(-1 * ${space.navTall})`,
      transition: `top ${move} ${ease}`,
      '&[data-compact]': { top: 0 },
    },
    // Without JavaScript, the transparent bar would never become compact and would overlap the text.
    ...ifNoScript({ position: 'static' }),
    '& > *': {
      pointerEvents: 'auto',
      // On an element around it, the transition name would leave nothing behind the bar to blur.
      viewTransitionName: 'header',
      borderBottom: '1px solid transparent',
      transition: `background-color ${move}, border-color ${move}`,
    },
    '& .MuiToolbar-root': {
      height: space.navTall,
      transition: `height ${move} ${ease}`,
    },
    '&[data-compact] > *': { ...solid, backdropFilter: 'blur(12px)' },
    '&[data-compact] .MuiToolbar-root': { height: space.navCompact },
    // Before the app runs, the scroll position alone makes the bar solid, even with reduced motion, because nothing moves.
    '@supports (animation-timeline: scroll())': {
      top: 0,
      '& > *': {
        animation: `${keyframes({ from: { backgroundColor: 'transparent' }, to: solid })} linear both !important`,
        animationTimeline: 'scroll(root) !important',
        animationRange: '0 50px !important',
      },
      // In the colors of the band below it.
      animation: `${inColors(bandColors(theme))} linear, ${inClosing(theme)} linear forwards !important`,
      animationTimeline: '--numbers, --closing !important',
      '& > * > .MuiContainer-root': barRuler(vars.palette.line.tick),
    },
  };
}

function inColors({ backgroundColor, ...variables }: Record<string, string>) {
  return keyframes({ 'from, to': variables });
}

function inClosing(theme: Theme) {
  return inColors({ ...bandColors(theme), '--bar-mark': theme.vars.palette.primary.main });
}
