import {
  getDocsFromServer,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { pageOf } from './pageOf.ts';
import { readOnce } from './readOnce.ts';

type PageRequest<Row> = { size: number; after?: QueryDocumentSnapshot<Row> | null };

/** The page behind `after`, read once from the server. @throws the underlying error */
export async function readPage<Row>(first: Query<Row>, { size, after }: PageRequest<Row>) {
  const { docs } = await readOnce(() => getDocsFromServer(after ? query(first, startAfter(after)) : first));
  return pageOf(docs, size);
}
