import type { Components, Theme } from '@mui/material/styles';
import { LinkBehavior } from '#src/theme/LinkBehavior.tsx';
import { focusRing } from '#src/theme/mixins.ts';
import { motion, shape, space, type } from '#src/theme/theme.ts';

export const button: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: LinkBehavior },
    styleOverrides: {
      // Uses `:focus-visible`: Material UI sets its own class by script, which may not have run yet.
      root: {
        '&:focus-visible': focusRing,
        // Clicked, and waiting for its code to load.
        '&[aria-busy=true]': { cursor: 'progress', opacity: 0.6 },
      },
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', color: 'secondary' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: space.control.medium,
        padding: '0 1.125rem',
        gap: '0.75rem',
        border: '1px solid transparent',
        borderRadius: shape.button,
        fontSize: type.buttonMedium,
        whiteSpace: 'nowrap',
        transition: `background-color ${motion.color}, color ${motion.color}, border-color ${motion.color}`,
        variants: [
          {
            props: { variant: 'contained' },
            style: { '&.Mui-disabled': { borderColor: vars.palette.line.control } },
          },
          {
            props: { variant: 'contained', color: 'error' },
            style: {
              '&:hover': {
                backgroundColor: `color-mix(in srgb, ${vars.palette.error.main} 86%, ${vars.palette.text.primary})`,
              },
            },
          },
        ],
      }),
      sizeLarge: {
        // Wraps only if large text on a narrow screen leaves no room.
        flexShrink: 0,
        maxWidth: '100%',
        whiteSpace: 'normal',
        minHeight: space.control.large,
        padding: '0.5rem 1.5rem',
        fontSize: type.button.size,
      },
      sizeSmall: {
        minHeight: space.control.small,
        padding: '0 0.75rem',
        fontSize: type.buttonDense,
        '@media (pointer: coarse)': { minHeight: space.control.medium },
      },
      outlined: ({ theme }) => ({
        color: 'inherit',
        ...outlined(theme.vars.palette.line.control),
        '&:hover': { backgroundColor: 'transparent' },
      }),
      text: {
        color: 'inherit',
        '&:hover': { backgroundColor: 'transparent', textDecoration: 'underline' },
      },
      startIcon: buttonIcon('translateX(-4px)'),
      endIcon: buttonIcon('translateX(4px)'),
    },
  },
  MuiIconButton: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        width: space.control.medium,
        height: space.control.medium,
        padding: 0,
        border: '1px solid transparent',
        borderRadius: shape.button,
        color: 'inherit',
        // On touch screens, hover styles would remain after a tap.
        '@media (hover: hover)': { '&:hover': { borderColor: vars.palette.line.control } },
        variants: [{ props: { color: 'outlined' }, style: outlined(vars.palette.line.control) }],
      }),
      sizeSmall: {
        width: '2rem',
        height: '2rem',
        '& .MuiSvgIcon-root': { fontSize: '1.25rem' },
        '@media (pointer: coarse)': { width: space.control.medium, height: space.control.medium },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: space.control.small,
        padding: '0 0.75rem',
        border: `1px solid ${vars.palette.line.control}`,
        borderRadius: shape.button,
        color: 'inherit',
        fontSize: type.buttonDense,
        fontWeight: 500,
        '@media (pointer: coarse)': { minHeight: space.control.medium },
        '&:hover': { backgroundColor: 'transparent' },
        '&:not(.Mui-selected):hover': { textDecoration: 'underline' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: vars.palette.text.primary,
          color: vars.palette.background.default,
        },
      }),
    },
  },
};

function outlined(color: string) {
  return { borderColor: color, '@media (hover: hover)': { '&:hover': { borderColor: 'currentColor' } } };
}

function buttonIcon(shift: string) {
  return {
    margin: '0 -0.125rem',
    transition: `transform ${motion.move} ${motion.ease}`,
    '& > *:nth-of-type(1)': { fontSize: '1.5rem' },
    '.MuiButton-root:hover > &': { transform: shift },
  };
}
