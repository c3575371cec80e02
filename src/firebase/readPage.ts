import {
  getDocsFromServer,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { readOnce } from './readOnce.ts';

type PageRequest<Row> = { size: number; after?: QueryDocumentSnapshot<Row> | null };

/** The page after `after`, read once from the server. @throws the underlying error */
export async function readPage<Row>(first: Query<Row>, { size, after }: PageRequest<Row>) {
  const { docs } = await readOnce(() => getDocsFromServer(after ? query(first, startAfter(after)) : first));
  return pageOf(docs, size);
}

/** `null` if the rows do not fill a page of `size`, since nothing can follow. */
export function nextCursor<Row>(
  rows: readonly QueryDocumentSnapshot<Row>[],
  size: number,
): QueryDocumentSnapshot<Row> | null {
  return (rows.length < size ? null : rows.at(-1)) ?? null;
}

/** The data of a page's documents, and the cursor for the next page of `size`. */
export function pageOf<Row>(docs: readonly QueryDocumentSnapshot<Row>[], size: number) {
  return { rows: docs.map((row) => row.data()), nextCursor: nextCursor(docs, size) };
}
