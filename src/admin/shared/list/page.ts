export const pageSize = 12;

/** `nextCursor` is `null` on the last page. */
export type Page<Row, Cursor> = { rows: readonly Row[]; nextCursor: Cursor | null };

/** The last row, or `null` if the rows do not fill a page of `size`, since nothing can follow. */
export function nextCursor<Row>(rows: readonly Row[], size: number): Row | null {
  return (rows.length < size ? null : rows.at(-1)) ?? null;
}
