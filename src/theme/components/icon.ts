import type { Components, Theme } from '@mui/material/styles';

export function icon(): Components<Theme> {
  return {
    MuiSvgIcon: {
      styleOverrides: {
        fontSizeSmall: { fontSize: '1.25rem' },
        fontSizeMedium: { fontSize: '1.5rem' },
      },
    },
  };
}
