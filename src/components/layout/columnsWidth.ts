import { space } from '#src/theme/theme.ts';

/** Width of some of the page grid's columns as a CSS calculation, without `calc()`; all twelve unless given. */
export function columnsWidth(columns = 12): string {
  const share = columns === 12 ? '' : `${columns} / 12 * `;
  return `${share}min(100vw - 2 * ${space.gutter}, ${space.frame})`;
}
