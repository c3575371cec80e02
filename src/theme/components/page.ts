import type { Components, CSSObject, Theme } from '@mui/material/styles';

export function page(): Components<Theme> {
  return {
    MuiContainer: {
      defaultProps: { maxWidth: false, disableGutters: true },
      styleOverrides: {
        root: ({ theme: { layout } }) => ({
          maxWidth: `calc(${layout.frame} + 2 * ${layout.gutter})`,
          paddingInline: layout.gutter,
        }),
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundImage: 'none',
          variants: [{ props: { variant: 'band' }, style: band(theme) }],
        }),
      },
    },
  };
}

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
