import type { QueryDocumentSnapshot } from 'firebase/firestore';

/** Where the page after these rows begins; `null` when they do not fill a page of `size`, so that nothing can follow. */
export function nextCursor<Row>(
  rows: readonly QueryDocumentSnapshot<Row>[],
  size: number,
): QueryDocumentSnapshot<Row> | null {
  return (rows.length < size ? null : rows.at(-1)) ?? null;
}
