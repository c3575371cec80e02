import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { colors } from '#src/theme/colors.ts';
import { space } from '#src/theme/theme.ts';

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
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundImage: 'none',
        variants: [
          { props: { variant: 'band' }, style: band(theme) },
          { props: { variant: 'numbers' }, style: numbers(theme) },
        ],
      }),
    },
  },
};

/** Looks the same in both schemes: sets its background and the variables used inside. White in print. */
function band({ vars: { palette } }: Theme): CSSObject {
  return {
    borderRadius: 0,
    backgroundColor: palette.band.main,
    color: palette.band.text,
    '@media not print': {
      '--mui-palette-background-paper': palette.band.raised,
      '--mui-palette-text-primary': palette.band.text,
      '--mui-palette-text-secondary': palette.band.textSecondary,
      '--mui-palette-text-hint': palette.band.textHint,
      '--mui-palette-divider': palette.band.line,
      '--mui-palette-line-tick': palette.band.line,
      '--mui-palette-line-control': palette.band.textHint,
    },
  };
}

/** A band that is dark on the light page and light on the dark one: there it has the light scheme's colors. */
function numbers(theme: Theme): CSSObject {
  return {
    ...band(theme),
    ...theme.applyStyles('dark', {
      '@media not print': {
        backgroundColor: colors.page.light,
        color: colors.text.light,
        '--mui-palette-text-primary': colors.text.light,
        '--mui-palette-text-secondary': colors.textSecondary.light,
        '--mui-palette-text-hint': colors.textHint.light,
        '--mui-palette-divider': colors.line.light,
        '--mui-palette-line-tick': colors.lineTick.light,
        '--mui-palette-line-control': colors.lineControl.light,
        '--mui-palette-primary-main': colors.accent.light,
      },
    }),
  };
}
