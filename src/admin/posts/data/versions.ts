import {
  type DocumentSnapshot,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import { deletedSince, expiryOfDeleted } from '#src/admin/shared/deletedRecords.ts';
import { reading } from '#src/admin/shared/queries.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { request } from '#src/firebase/requests.ts';
import { storedPosts } from './postCollection.ts';
import { maxVersions, type PostVersion, storedVersions, toVersions, type VersionEnd } from './postVersion.ts';

export function fetchVersions(postId: string): Promise<PostVersion[]> {
  return reading(postMessages.versions, async () => {
    const own = query(storedVersions(), where('postId', '==', postId), orderBy('savedAt', 'desc'));
    return toVersions(await request(() => getDocs(query(own, limit(maxVersions)))));
  });
}

/** Versions of all posts saved at `since` (in ms) or later, newest first. */
export function fetchVersionsSince(since: number): Promise<PostVersion[]> {
  return reading(postMessages.versions, async () => {
    const start = Timestamp.fromMillis(since);
    const newest = query(storedVersions(), where('savedAt', '>=', start), orderBy('savedAt', 'desc'));
    return toVersions(await request(() => getDocs(newest)));
  });
}

/** The newest version from which a deleted post could still be restored. */
export async function fetchNewestVersion(postId: string): Promise<QueryDocumentSnapshot | undefined> {
  const own = query(
    storedVersions(),
    where('postId', '==', postId),
    where('savedAt', '>=', deletedSince()),
    orderBy('savedAt', 'desc'),
    limit(1),
  );
  return (await request(() => getDocs(own))).docs[0];
}

/** The last version of a post that was deleted and can still be restored. */
export async function findDeletion(
  id: string,
): Promise<(PostVersion & { /** Exact, as the rules compare it. */ createdAt: unknown }) | undefined> {
  const newest = await fetchNewestVersion(id);
  const [version] = newest ? toVersions({ docs: [newest] }) : [];
  return version?.reason === 'deleted' ? { ...version, createdAt: newest?.get('post.createdAt') } : undefined;
}

/** Newest deletion first, each post once, with its last version, and without posts that were restored. */
export function fetchDeletedPosts(): Promise<PostVersion[]> {
  return reading(postMessages.deleted, async () => {
    const deleted = query(
      storedVersions(),
      where('reason', '==', 'deleted'),
      where('savedAt', '>=', deletedSince()),
      orderBy('savedAt', 'desc'),
    );
    const all = toVersions(await request(() => getDocs(deleted)));
    const ids = [...new Set(all.map(({ post }) => post.id))];
    const stored = await request(() => Promise.all(ids.map((id) => getDoc(doc(storedPosts(), id)))));
    const gone = ids.filter((_, index) => !stored[index]?.exists());
    return gone.flatMap((id) => all.find(({ post }) => post.id === id) ?? []);
  });
}

/** If the other versions cannot be read, the save or the deletion continues without them. */
export async function keepVersion(
  transaction: Transaction,
  stored: DocumentSnapshot,
  reason: VersionEnd,
): Promise<void> {
  const version = { postId: stored.id, post: stored.data(), savedAt: serverTimestamp(), reason };
  if (reason === 'updated') {
    const surplus = await fetchSurplusVersions(stored.id).catch(() => []);
    for (const { ref } of surplus) transaction.delete(ref);
    transaction.set(doc(storedVersions()), version);
  } else {
    const expireAt = expiryOfDeleted();
    const kept = await fetchVersions(stored.id).catch(() => []);
    for (const { id } of kept) transaction.update(doc(storedVersions(), id), { expireAt });
    transaction.set(doc(storedVersions()), { ...version, expireAt });
  }
}

/** The oldest versions beyond the limit. */
function fetchSurplusVersions(postId: string): Promise<QueryDocumentSnapshot[]> {
  return reading(postMessages.versions, async () => {
    const own = query(storedVersions(), where('postId', '==', postId));
    const { count } = (await request(() => getCount(own))).data();
    if (count < maxVersions) return [];
    const oldest = query(own, orderBy('savedAt', 'asc'), limit(count - maxVersions + 1));
    const { docs } = await request(() => getDocs(oldest));
    // The rules refuse to delete a deletion record, which would fail the whole commit.
    return docs.filter((row) => row.get('reason') !== 'deleted');
  });
}
