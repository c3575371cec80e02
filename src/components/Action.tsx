import Box, { type BoxProps } from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { type } from '#src/theme/theme.ts';

type ActionOwnProps = {
  /** `primary` is ember, the one action of a screen; `secondary` is ink. */
  color?: 'primary' | 'secondary';
  variant?: 'contained' | 'outlined';
  size?: 'medium' | 'large';
};

type ActionProps<Component extends ElementType> = ActionOwnProps &
  BoxProps<Component, { component?: Component }>;

/**
 * A link or button on a public page. It looks as Material UI's Button does under this theme and takes the same
 * words, at a tenth of its code, which every visitor would have to download.
 */
export function Action<Component extends ElementType = 'button'>({
  color = 'secondary',
  variant = 'contained',
  size = 'medium',
  sx,
  ...props
}: ActionProps<Component>) {
  const isButton = props.component === undefined;
  return (
    <Box
      {...(isButton && { component: 'button', type: 'button' })}
      {...props}
      data-action=""
      sx={[
        rootStyle,
        size === 'large' && largeStyle,
        variant === 'outlined' ? outlinedStyle : filledStyle(color),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

function rootStyle({ layout, shape, typography, motionTokens: motion }: Theme) {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.75rem',
    minHeight: layout.control.medium,
    padding: '0 1.125rem',
    border: '1px solid transparent',
    borderRadius: `${shape.borderRadius}px`,
    font: 'inherit',
    ...typography.button,
    fontSize: type.buttonSmall,
    color: 'inherit',
    background: 'none',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${motion.color}, color ${motion.color}, border-color ${motion.color}`,
    '& svg': { transition: `transform ${motion.move} ${motion.ease}` },
    '&:hover [data-arrow]': { transform: 'translateX(4px)' },
    '&:disabled': { cursor: 'default' },
  } as const;
}

function largeStyle({ layout }: Theme) {
  return { minHeight: layout.control.large, padding: '0 1.5rem', fontSize: type.button.size };
}

function filledStyle(color: 'primary' | 'secondary') {
  return ({ vars: { palette } }: Theme) => ({
    color: palette[color].contrastText,
    backgroundColor: palette[color].main,
    '&:hover': { backgroundColor: palette[color].dark },
  });
}

function outlinedStyle({ vars: { palette } }: Theme) {
  return { borderColor: palette.line.control, '&:hover': { borderColor: 'currentColor' } };
}
