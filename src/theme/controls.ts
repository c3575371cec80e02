import type { Components, Theme } from '@mui/material/styles';
import { motion, shape, space, type } from './theme.ts';

/** What is pressed: buttons, icon buttons, links, toggles. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': {
          outline: `2px solid ${theme.vars.palette.text.primary}`,
          outlineOffset: '3px',
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained', color: 'secondary' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: space.control.medium,
        padding: '0 1.125rem',
        gap: '0.75rem',
        fontSize: type.buttonSmall,
        whiteSpace: 'nowrap',
        transition: `background-color ${motion.color}, color ${motion.color}, border-color ${motion.color}`,
        '& svg': { transition: `transform ${motion.move} ${motion.ease}` },
        '&:hover [data-arrow]': { transform: 'translateX(4px)' },
        '&.MuiButton-containedError:hover': {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.error.main} 86%, ${theme.vars.palette.text.primary})`,
        },
      }),
      sizeLarge: { minHeight: space.control.large, padding: '0 1.5rem', fontSize: type.button.size },
      sizeSmall: { minHeight: space.control.small, padding: '0 0.75rem', fontSize: type.buttonDense },
      outlined: ({ theme }) => ({
        color: 'inherit',
        borderColor: theme.vars.palette.line.control,
        '&:hover': { borderColor: 'currentColor', backgroundColor: 'transparent' },
      }),
      text: {
        color: 'inherit',
        '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: space.control.medium,
        height: space.control.medium,
        padding: 0,
        border: '1px solid transparent',
        borderRadius: shape.control,
        color: 'inherit',
        fontSize: '1.25rem',
        '&:hover': { backgroundColor: 'transparent', borderColor: theme.vars.palette.line.control },
      }),
      sizeSmall: {
        width: '2rem',
        height: '2rem',
        fontSize: '1rem',
        '@media (pointer: coarse)': { width: space.control.medium, height: space.control.medium },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        textDecorationColor: theme.vars.palette.primary.main,
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.3em',
        transition: `text-decoration-thickness ${motion.color}`,
        '&:hover': { textDecorationThickness: '4px', textDecorationColor: theme.vars.palette.primary.main },
      }),
    },
  },
  MuiSvgIcon: { styleOverrides: { fontSizeMedium: { fontSize: 'inherit' } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: space.control.small,
        padding: '0 0.75rem',
        border: `1px solid ${theme.vars.palette.line.control}`,
        color: 'inherit',
        fontSize: type.buttonDense,
        fontWeight: 500,
        '@media (pointer: coarse)': { minHeight: space.control.medium },
        '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.text.primary,
          color: theme.vars.palette.background.default,
        },
      }),
    },
  },
};
