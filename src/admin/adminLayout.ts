import { space } from '#src/theme/theme.ts';

export const sidePadding = space.top;

/** Media queries of screens that are never prerendered, and so may ask for the size of the window. */
export const adminBreakpoints = {
  phone: '(max-width: 699.95px)',
  /** Room beside the list: for the open submission, for further columns. */
  panel: '(min-width: 1200px)',
} as const;
