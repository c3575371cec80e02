import type { Theme } from '@mui/material/styles';

/** Negative right margin that takes a box inside the frame to the window's right edge. */
export function bleedRight({ layout }: Theme): string {
  return `min(-1 * ${layout.gutter}, (${layout.frame} - 100vw) / 2)`;
}
