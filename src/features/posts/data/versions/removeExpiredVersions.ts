import {
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { storedPosts } from '#src/features/posts/data/postCollection.ts';
import { commitWrite } from '#src/firebase/commitWrite.ts';
import { readOnce } from '#src/firebase/readOnce.ts';
import { deletedPostDays, maxVersions, storedVersions } from './postVersion.ts';

/** Per run, because the sweep must not cost more than the screen that triggers it. */
const sweepSize = 5;

/**
 * If the post was restored, removes only its deletion record. The rules refuse versions that have not expired by the
 * server's clock.
 * @param now in ms, by the server's clock
 */
export async function removeExpiredVersions(now: number): Promise<void> {
  const expiry = Timestamp.fromMillis(now - deletedPostDays * 86_400_000);
  const expired = query(storedVersions(), where('savedAt', '<', expiry), orderBy('savedAt', 'desc'));
  const deletions = await read(query(expired, where('reason', '==', 'deleted'), limit(sweepSize)));
  for (const deletion of deletions) {
    const postId = String(deletion.get('postId'));
    const versions = await read(query(expired, where('postId', '==', postId), limit(maxVersions)));
    await commitWrite(async (transaction) => {
      const isStored = (await transaction.get(doc(storedPosts(), postId))).exists();
      // Deduplicated: the rules cannot read a document that the same commit already deleted, and would refuse.
      const ids = new Set([...(isStored ? [] : versions), deletion].map(({ id }) => id));
      for (const id of ids) transaction.delete(doc(storedVersions(), id));
    });
  }
}

async function read(page: Query): Promise<QueryDocumentSnapshot[]> {
  return (await readOnce(() => getDocsFromServer(page))).docs;
}
