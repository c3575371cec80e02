import {
  type DocumentSnapshot,
  doc,
  getCount,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import { type Result, toResult } from '#src/components/result.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { request } from '#src/firebase/requests.ts';
import { fetchVersions } from './fetchVersions.ts';
import { expiryOfDeleted, maxVersions, storedVersions, type VersionEnd } from './postVersion.ts';

/** What cannot be read of the other versions does not stop the save or the deletion. */
export async function keepVersion(
  transaction: Transaction,
  stored: DocumentSnapshot,
  reason: VersionEnd,
): Promise<void> {
  const version = { postId: stored.id, post: stored.data(), savedAt: serverTimestamp(), reason };
  if (reason === 'updated') {
    const read = await fetchSurplusVersions(stored.id);
    if (read.success) for (const { ref } of read.surplus) transaction.delete(ref);
    transaction.set(doc(storedVersions()), version);
  } else {
    const expireAt = expiryOfDeleted();
    const read = await fetchVersions(stored.id);
    for (const { id } of read.success ? read.versions : []) {
      transaction.update(doc(storedVersions(), id), { expireAt });
    }
    transaction.set(doc(storedVersions()), { ...version, expireAt });
  }
}

/** The oldest versions beyond the limit. */
export function fetchSurplusVersions(postId: string): Promise<Result<{ surplus: QueryDocumentSnapshot[] }>> {
  return toResult(postMessages.versions, async () => {
    const own = query(storedVersions(), where('postId', '==', postId));
    const { count } = (await request(() => getCount(own))).data();
    if (count < maxVersions) return { surplus: [] };
    const oldest = query(own, orderBy('savedAt', 'asc'), limit(count - maxVersions + 1));
    const { docs } = await request(() => getDocs(oldest));
    // The rules refuse to delete a deletion record, which would fail the whole commit.
    return { surplus: docs.filter((row) => row.get('reason') !== 'deleted') };
  });
}
