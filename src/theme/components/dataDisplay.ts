import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { chosen } from '#src/theme/mixins.ts';
import { motion, shape, space, type } from '#src/theme/theme.ts';

/** Chip variants: `tag` has a border, `quiet` is supporting text, `filter` is a toggle, `badge` shows a state in its `color`. */
export const dataDisplay: Components<Theme> = {
  MuiChip: {
    defaultProps: { variant: 'tag' },
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        verticalAlign: 'top',
        padding: '0.375rem 0.75rem',
        border: `1px solid ${theme.vars.palette.line.control}`,
        borderRadius: shape.control,
        backgroundColor: 'transparent',
        color: 'inherit',
        fontSize: type.body2.size,
        lineHeight: 1.3,
        '&:not(.MuiChip-clickable)': { borderColor: theme.vars.palette.divider },
        '&.MuiChip-clickable:hover': {
          backgroundColor: 'transparent',
          borderColor: theme.vars.palette.text.primary,
        },
        variants: [
          {
            props: { size: 'small' },
            style: { padding: '0.25rem 0.625rem', fontSize: type.caption.size },
          },
          { props: { variant: 'quiet' }, style: quiet(theme) },
          { props: { variant: 'filter' }, style: filter(theme) },
          { props: { variant: 'badge' }, style: badge(theme) },
          ...(['success', 'info', 'warning', 'error'] as const).map((color) => ({
            props: { variant: 'badge' as const, color },
            style: {
              color: theme.vars.palette[color].main,
              backgroundColor: theme.vars.palette[color].light,
            },
          })),
          {
            props: { variant: 'badge', color: 'draft' },
            style: {
              color: theme.vars.palette.text.secondary,
              backgroundColor: theme.vars.palette.background.sunk,
            },
          },
        ],
      }),
      label: { padding: 0 },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&:hover': { backgroundColor: vars.palette.background.paper },
        '&&.Mui-selected': chosen,
      }),
    },
  },
  MuiAvatar: {
    defaultProps: { variant: 'square' },
    styleOverrides: {
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
    defaultProps: { icon: '', emptyIcon: '' },
    styleOverrides: {
      root: { gap: '3px' },
      icon: { width: 4, height: 16, printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
      iconFilled: ({ theme }) => ({ backgroundColor: theme.vars.palette.text.primary }),
      iconEmpty: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.line.control}` }),
    },
  },
};

function quiet({ typography, vars: { palette } }: Theme): CSSObject {
  return {
    ...typography.caption,
    padding: '0.25rem 0.5rem',
    borderColor: palette.divider,
    lineHeight: 1.4,
    color: palette.text.secondary,
    '& .MuiChip-label': { whiteSpace: 'normal' },
    '&.MuiChip-clickable:hover': { color: palette.text.primary },
  };
}

function filter({ typography, vars: { palette } }: Theme): CSSObject {
  return {
    ...typography.body2,
    minHeight: space.control.medium,
    padding: '0 1rem',
    borderRadius: shape.button,
    fontWeight: 500,
    lineHeight: 1.3,
    textTransform: type.buttonCase as 'none',
    transition: `border-color ${motion.color}`,
    '&.MuiChip-clickable:hover': { borderColor: 'currentColor' },
    '&.MuiChip-clickable[aria-pressed=true]': {
      borderColor: palette.text.primary,
      backgroundColor: palette.text.primary,
      color: palette.background.default,
    },
  };
}

function badge({ typography }: Theme): CSSObject {
  return {
    ...typography.caption,
    padding: '0.1875rem 0.5rem',
    borderColor: 'currentColor',
    borderRadius: shape.badge,
    fontWeight: 600,
    lineHeight: 1.25,
  };
}
