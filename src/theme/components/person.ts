import type { Components, Theme } from '@mui/material/styles';
import type { DesignTokens } from '#src/theme/designTokens.ts';

export function person({ type }: DesignTokens): Components<Theme> {
  return {
    MuiAvatar: {
      defaultProps: { variant: 'square' },
      styleOverrides: {
        root: { width: '3rem', height: '3rem' },
        colorDefault: ({ theme: { vars } }) => ({
          color: vars.palette.background.default,
          backgroundColor: vars.palette.text.primary,
          fontSize: type.body1.size,
          fontWeight: 600,
          letterSpacing: '-0.02em',
          '@media print': {
            color: vars.palette.text.primary,
            backgroundColor: 'transparent',
            border: '1px solid currentColor',
          },
        }),
      },
    },
    MuiRating: {
      // The rating bars are the boxes of the empty icons.
      defaultProps: { max: 5, icon: '', emptyIcon: '' },
      styleOverrides: {
        root: { gap: '3px' },
        icon: { width: 4, height: 16, printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
        iconFilled: ({ theme }) => ({ backgroundColor: theme.vars.palette.text.primary }),
        iconEmpty: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.line.control}` }),
      },
    },
  };
}
