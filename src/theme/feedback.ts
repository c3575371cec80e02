import type { Components, Theme } from '@mui/material/styles';
import { type } from './theme.ts';

/** What answers back: alerts, snackbars, progress. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    defaultProps: { icon: false },
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        padding: '0.75rem 1rem',
        border: '1px solid currentColor',
        borderLeftWidth: 4,
        borderRadius: 0,
        fontSize: type.body2.size,
        lineHeight: 1.45,
      },
      message: { padding: 0 },
      action: { padding: 0, margin: '0 0 0 auto' },
    },
  },
  MuiSnackbar: { defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'left' } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '0.375rem 1rem',
        border: `1px solid ${theme.vars.palette.band.line}`,
        borderRadius: 0,
        fontSize: type.body2.size,
        '& .MuiButtonBase-root.Mui-focusVisible': { outlineColor: 'currentColor' },
      }),
      action: { gap: '0.5rem' },
    },
  },
  MuiCircularProgress: { defaultProps: { color: 'inherit' } },
  MuiSkeleton: { defaultProps: { animation: false, variant: 'rectangular' } },
};
