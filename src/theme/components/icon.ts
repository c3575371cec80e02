import type { Components, Theme } from '@mui/material/styles';

/** Icons: at 24 pixels their strokes are as heavy as the words beside them. */
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
