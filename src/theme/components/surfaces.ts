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
function band({ cssVarPrefix, vars: { palette } }: Theme): CSSObject {
  const variable = (name: string) => `--${cssVarPrefix}-palette-${name}`;
  return {
    borderRadius: 0,
    backgroundColor: palette.band.main,
    color: palette.band.text,
    '@media not print': {
      [variable('background-paper')]: palette.band.raised,
      [variable('text-primary')]: palette.band.text,
      [variable('text-secondary')]: palette.band.textSecondary,
      [variable('text-hint')]: palette.band.textHint,
      [variable('divider')]: palette.band.line,
      [variable('line-tick')]: palette.band.line,
      [variable('line-control')]: palette.band.textHint,
    },
  };
}

/** A band that is dark on the light page and light on the dark one: there it has the light scheme's colors. */
function numbers(theme: Theme): CSSObject {
  const variable = (name: string) => `--${theme.cssVarPrefix}-palette-${name}`;
  return {
    ...band(theme),
    ...theme.applyStyles('dark', {
      '@media not print': {
        backgroundColor: colors.page.light,
        color: colors.text.light,
        [variable('text-primary')]: colors.text.light,
        [variable('text-secondary')]: colors.textSecondary.light,
        [variable('text-hint')]: colors.textHint.light,
        [variable('divider')]: colors.line.light,
        [variable('line-tick')]: colors.lineTick.light,
        [variable('line-control')]: colors.lineControl.light,
        [variable('primary-main')]: colors.accent.light,
      },
    }),
  };
}
