import type { Components, Theme } from '@mui/material/styles';
import { shape, space, type } from './theme.ts';

/** What other things lie on: dialogs, menus, tables, tooltips. */
export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.default,
        border: `1px solid ${theme.vars.palette.line.control}`,
        borderRadius: shape.control,
      }),
      paperFullScreen: { border: 0, borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '1rem 1.5rem',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        fontSize: type.h4.size,
        lineHeight: type.h4.line,
        letterSpacing: '-0.02em',
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
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme, ownerState }) =>
        ownerState.invisible ? {} : { backgroundColor: theme.vars.palette.scrim },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        border: `1px solid ${theme.vars.palette.line.control}`,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: space.control.medium,
        fontSize: type.body2.size,
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.background.sunk },
        '&.Mui-focusVisible': { outlineOffset: '-2px' },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: theme.vars.palette.background.sunk,
          fontWeight: 600,
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '0.625rem 0.75rem',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        fontSize: type.body2.size,
        fontVariantNumeric: 'tabular-nums',
      }),
      head: ({ theme }) => ({
        padding: '0.5rem 0.75rem',
        borderBottomColor: theme.vars.palette.line.tick,
        color: theme.vars.palette.text.secondary,
        fontSize: type.caption.size,
        fontWeight: 600,
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '0.375rem 0.625rem',
        borderRadius: shape.badge,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        fontSize: type.caption.size,
        fontWeight: 500,
      }),
    },
  },
};
