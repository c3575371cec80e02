import type { Components, Theme } from '@mui/material/styles';
import { motion, shape, space, type } from './theme.ts';

/** What names things: tags and filters, both of them chips. */
export const labels: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        padding: '0.375rem 0.75rem',
        borderRadius: shape.control,
        backgroundColor: 'transparent',
        border: `1px solid ${theme.vars.palette.line.control}`,
        fontSize: type.body2.size,
        lineHeight: 1.3,
        '&.MuiChip-clickable': {
          minHeight: space.control.medium,
          paddingInline: '1rem',
          fontWeight: 500,
          transition: `border-color ${motion.color}`,
        },
        '&.MuiChip-clickable:hover, &.MuiChip-clickable.Mui-focusVisible': {
          backgroundColor: 'transparent',
          borderColor: 'currentColor',
        },
        '&.MuiChip-clickable[aria-pressed=true]': {
          backgroundColor: theme.vars.palette.text.primary,
          borderColor: theme.vars.palette.text.primary,
          color: theme.vars.palette.background.default,
          fontWeight: 600,
        },
      }),
      label: { padding: 0 },
      sizeSmall: { padding: '0.25rem 0.625rem', fontSize: type.caption.size },
      deleteIcon: ({ theme }) => ({
        margin: '0 -0.25rem 0 0.375rem',
        fontSize: '1rem',
        color: theme.vars.palette.text.secondary,
        '&:hover': { color: theme.vars.palette.text.primary },
      }),
    },
  },
};
