import type { QueryDocumentSnapshot } from 'firebase/firestore';

/** `null` when the rows do not fill a page of `size`: nothing can follow. */
export function nextCursor<Row>(
  rows: readonly QueryDocumentSnapshot<Row>[],
  size: number,
): QueryDocumentSnapshot<Row> | null {
  return (rows.length < size ? null : rows.at(-1)) ?? null;
}
