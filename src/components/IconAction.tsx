import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

type IconActionProps = ComponentProps<typeof Square> & {
  'aria-label': string;
  /** Makes it a link. */
  href?: string;
};

/** A square button with a drawing on public pages; its name is read, not seen. */
export function IconAction({ href, ...props }: IconActionProps) {
  const element = href === undefined ? { type: 'button' as const } : { as: 'a' as const, href };
  return <Square {...element} {...props} />;
}

const Square = styled('button')(({ theme: { layout, shape, vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: layout.control.medium,
  height: layout.control.medium,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: shape.borderRadius,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { borderColor: vars.palette.line.control },
}));
