import useMediaQuery from '@mui/material/useMediaQuery';
import { space, widths } from '#src/theme/theme.ts';

export const sidePadding = space.top;

/** Media queries for screens that are never prerendered, so they may depend on the window size. */
export const adminBreakpoints = {
  phone: '(max-width: 699.95px)',
  /** Wide enough for a panel beside the list. */
  panel: `(min-width: ${widths.xl}px)`,
  /** Wide enough for a column for each fact of a post. */
  columns: '(min-width: 1360px)',
} as const;

export function useIsPhone(): boolean {
  return useMediaQuery(adminBreakpoints.phone);
}
