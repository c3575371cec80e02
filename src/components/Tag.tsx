import { styled } from '@mui/material/styles';
import { type } from '#src/theme/theme.ts';

/** A word with a border round it, as an item of a list on public pages: a technology of a project. */
export const Tag = styled('li')(({ theme: { shape, vars } }) => ({
  padding: '0.25rem 0.625rem',
  border: `1px solid ${vars.palette.line.control}`,
  borderRadius: shape.borderRadius,
  fontSize: type.caption.size,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
}));
