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

/** Looks alike in both schemes: it sets its ground and the variables that everything inside uses. On paper all is white. */
function band({ cssVarPrefix, vars: { palette } }: Theme): CSSObject {
  const variable = (name: string) => `--${cssVarPrefix}-palette-${name}`;
  return {
    borderRadius: 0,
    backgroundColor: palette.band.main,
    color: palette.band.text,
    '@media not print': {
      [variable('text-primary')]: palette.band.text,
      [variable('text-secondary')]: palette.band.textSecondary,
      [variable('text-hint')]: palette.band.textHint,
      [variable('divider')]: palette.band.line,
      [variable('line-tick')]: palette.band.line,
      [variable('line-control')]: palette.band.textHint,
    },
  };
}
