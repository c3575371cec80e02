import type { Theme } from '@mui/material/styles';
import { sidePadding } from '#src/admin/AdminHeader.tsx';
import { screens } from '#src/admin/breakpoints.ts';

/** The frame of a list; on phones it runs from edge to edge. */
export function listFrameStyle({ vars: { palette } }: Theme) {
  return {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    '&:focus': { outline: 'none' },
    [`@media ${screens.phone}`]: { marginInline: `calc(-1 * ${sidePadding})`, borderInline: 0 },
  } as const;
}
