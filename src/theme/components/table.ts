import type { Components, Theme } from '@mui/material/styles';
import type { DesignTokens } from '#src/theme/designTokens.ts';

export function table({ type }: DesignTokens): Components<Theme> {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({
          padding: '0.625rem 0.75rem',
          borderBottom: theme.mixins.hairline,
          fontSize: type.body2.size,
          fontVariantNumeric: 'tabular-nums',
        }),
        head: ({ theme: { vars } }) => ({
          padding: '0.5rem 0.75rem',
          borderBottomColor: vars.palette.line.tick,
          color: vars.palette.text.secondary,
          fontSize: type.caption.size,
          fontWeight: 600,
        }),
      },
    },
  };
}
