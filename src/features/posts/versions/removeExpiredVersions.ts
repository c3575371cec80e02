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

/** At a time: the sweep must not cost more than the screen it runs behind. */
const sweepSize = 5;

/** Of a post that was stored anew only the version of its deletion goes. */
export async function removeExpiredVersions(now = Date.now()): Promise<void> {
  const expiry = Timestamp.fromMillis(now - deletedPostDays * 86_400_000);
  const expired = query(storedVersions, where('savedAt', '<', expiry), orderBy('savedAt', 'desc'));
  const deletions = await read(query(expired, where('reason', '==', 'deleted'), limit(sweepSize)));
  for (const deletion of deletions) {
    const postId = String(deletion.get('postId'));
    const versions = await read(query(expired, where('postId', '==', postId), limit(maxVersions)));
    await commitWrite(async (transaction) => {
      const isStored = (await transaction.get(doc(storedPosts, postId))).exists();
      for (const { ref } of isStored ? [deletion] : [...versions, deletion]) transaction.delete(ref);
    });
  }
}

async function read(page: Query): Promise<QueryDocumentSnapshot[]> {
  return (await readOnce(() => getDocsFromServer(page))).docs;
}
