import type { Components, CSSObject, Theme } from '@mui/material/styles';
import type { DesignTokens } from '#src/theme/designTokens.ts';
import { printColors } from '#src/theme/printColors.ts';

export function page(tokens: DesignTokens): Components<Theme> {
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
          variants: [{ props: { variant: 'band' }, style: band(theme, tokens) }],
        }),
      },
    },
  };
}

/** Looks alike in both schemes: it sets its ground and the variables that everything inside uses. */
function band({ cssVarPrefix, vars: { palette } }: Theme, tokens: DesignTokens): CSSObject {
  const variable = (name: string) => `--${cssVarPrefix}-palette-${name}`;
  return {
    borderRadius: 0,
    backgroundColor: palette.band.main,
    color: palette.band.text,
    [variable('text-primary')]: palette.band.text,
    [variable('text-secondary')]: palette.band.textSecondary,
    [variable('text-hint')]: palette.band.textHint,
    [variable('divider')]: palette.band.line,
    [variable('line-tick')]: palette.band.line,
    [variable('line-control')]: palette.band.textHint,
    '@media print': printColors(tokens, cssVarPrefix),
  };
}
