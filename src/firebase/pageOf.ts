import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { nextCursor } from './nextCursor.ts';

/** The data of a page's documents, and where the next page of `size` begins. */
export function pageOf<Row>(docs: readonly QueryDocumentSnapshot<Row>[], size: number) {
  return { rows: docs.map((row) => row.data()), nextCursor: nextCursor(docs, size) };
}
