import { space } from '#src/theme/theme.ts';

/** As a CSS calculation without `calc()`. */
export function columnsWidth(columns = 12): string {
  const share = columns === 12 ? '' : `${columns} / 12 * `;
  return `${share}min(100vw - 2 * ${space.gutter}, ${space.frame})`;
}
