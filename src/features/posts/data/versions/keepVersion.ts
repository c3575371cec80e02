import {
  type DocumentSnapshot,
  doc,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { readOnce } from '#src/firebase/readOnce.ts';
import { maxVersions, storedVersions, type VersionEnd } from './postVersion.ts';

/** Also drops the oldest versions beyond the limit; if those cannot be read, the post is saved anyway. */
export async function keepVersion(
  transaction: Transaction,
  stored: DocumentSnapshot,
  reason: VersionEnd,
): Promise<void> {
  const read = await fetchSurplusVersions(stored.id);
  if (read.success) for (const { ref } of read.surplus) transaction.delete(ref);
  transaction.set(doc(storedVersions()), {
    postId: stored.id,
    post: stored.data(),
    savedAt: serverTimestamp(),
    reason,
  });
}

export function fetchSurplusVersions(postId: string): Promise<Result<{ surplus: QueryDocumentSnapshot[] }>> {
  return toResult(postMessages.versions, async () => {
    const own = query(storedVersions(), where('postId', '==', postId));
    const { count } = (await readOnce(() => getCountFromServer(own))).data();
    if (count < maxVersions) return { surplus: [] };
    const oldest = query(own, orderBy('savedAt', 'asc'), limit(count - maxVersions + 1));
    const { docs } = await readOnce(() => getDocsFromServer(oldest));
    // The rules refuse to delete a deletion record early, which would fail the whole commit.
    return { surplus: docs.filter((row) => row.get('reason') !== 'deleted') };
  });
}
