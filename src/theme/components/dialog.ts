import type { Components, Theme } from '@mui/material/styles';
import type { DesignTokens } from '#src/theme/designTokens.ts';

export function dialog({ shape, type }: DesignTokens): Components<Theme> {
  return {
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme }) => ({
          border: `1px solid ${theme.vars.palette.line.control}`,
          borderRadius: shape.control,
          backgroundColor: theme.vars.palette.background.default,
          variants: [{ props: { fullScreen: true }, style: { border: 0, borderRadius: 0 } }],
        }),
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: ({ theme }) => ({
          padding: '1rem 1.5rem',
          borderBottom: theme.mixins.hairline,
          fontSize: type.h4.size,
          lineHeight: type.h4.line,
          letterSpacing: type.h4.spacing,
        }),
      },
    },
    MuiDialogContent: {
      styleOverrides: { root: { '.MuiDialogTitle-root + &': { padding: '1.25rem 1.5rem' } } },
    },
    MuiDialogActions: {
      styleOverrides: {
        root: ({ theme }) => ({
          flexWrap: 'wrap',
          gap: '0.75rem',
          padding: '1rem 1.5rem',
          borderTop: theme.mixins.hairline,
          [theme.breakpoints.down('sm')]: { '& > button': { flex: '1 1 auto' } },
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        }),
      },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: ({ theme }) => ({
          variants: [{ props: { invisible: false }, style: { backgroundColor: theme.vars.palette.scrim } }],
        }),
      },
    },
  };
}
