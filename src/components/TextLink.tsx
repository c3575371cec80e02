import type { Theme } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

type TextLinkOwnProps = {
  /** Whether the ember line is always there, comes with the pointer, or never. */
  underline?: 'always' | 'hover' | 'none';
};

type TextLinkProps<Component extends ElementType> = TextLinkOwnProps &
  TypographyProps<Component, { component?: Component }>;

/** A link in running text or in a list: ink with an ember line below. */
export function TextLink<Component extends ElementType = 'a'>({
  underline = 'always',
  sx,
  ...props
}: TextLinkProps<Component>) {
  return (
    <Typography
      component="a"
      variant="inherit"
      {...props}
      sx={[linkStyle, lines[underline], ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}

const lines = {
  always: { textDecorationLine: 'underline', '&:hover': { textDecorationThickness: '4px' } },
  hover: { '&:hover': { textDecorationLine: 'underline' } },
  none: {},
} as const;

function linkStyle({ motionTokens, vars: { palette } }: Theme) {
  return {
    color: 'inherit',
    textDecoration: `none 2px ${palette.primary.main}`,
    textUnderlineOffset: '0.3em',
    transition: `text-decoration-thickness ${motionTokens.color}`,
  } as const;
}
