import useMediaQuery from '@mui/material/useMediaQuery';
import { space, widths } from '#src/theme/theme.ts';

export const sidePadding = space.top;

/** Media queries for screens that are never prerendered, so they may depend on the window size. */
export const adminBreakpoints = {
  phone: '(max-width: 699.95px)',
  /** Wide enough for a panel beside the list or for extra columns. */
  panel: `(min-width: ${widths.xl}px)`,
} as const;

export function useIsPhone(): boolean {
  return useMediaQuery(adminBreakpoints.phone);
}
