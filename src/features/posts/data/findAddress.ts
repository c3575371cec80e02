import {
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import { readOnce } from '#src/firebase/readOnce.ts';
import type { Post } from './post.ts';
import { addressesOf } from './postAddress.ts';
import { storedPosts } from './postCollection.ts';
import { storedVersions, toVersions } from './versions/postVersion.ts';

/**
 * The id for a new post. If one of these saves was stored without a response, it is that post's id; otherwise it is
 * made from the title. An id stays reserved while a deleted post can still be restored to it. `null` if the title
 * yields none.
 */
export async function findAddress(
  transaction: Transaction,
  title: string,
  saveIds: readonly string[],
): Promise<string | null> {
  // A query accepts at most 30 values; the latest saves are the likely ones.
  const own = query(storedPosts(), where('saveId', 'in', saveIds.slice(-30)), limit(1));
  const [arrived] = (await readOnce(() => getDocsFromServer(own))).docs;
  if (arrived) return arrived.id;
  const changedSince = saveIds.length > 1 ? await findVersionOf(saveIds) : undefined;
  if (changedSince) return changedSince;
  for (const address of addressesOf(title)) {
    const stored = await transaction.get(doc(storedPosts(), address));
    if (!stored.exists() && (await newestVersion(address)) === undefined) return address;
  }
  return null;
}

/**
 * Finds the post that one of these saves created even if it was saved again, because each save keeps the previous
 * version.
 */
async function findVersionOf(saveIds: readonly string[]): Promise<string | undefined> {
  const own = query(storedVersions(), where('post.saveId', 'in', saveIds.slice(-30)), limit(1));
  const postId: unknown = (await readOnce(() => getDocsFromServer(own))).docs[0]?.get('postId');
  return typeof postId === 'string' ? postId : undefined;
}

/** The deleted post, and its date to the microsecond, since the rules compare it exactly. */
type Deletion = { id: string; createdAt: Timestamp; post: Post };

/** The deleted post, if its newest version records its deletion. */
export async function findDeletion(id: string): Promise<Deletion | undefined> {
  const newest = await newestVersion(id);
  const createdAt: unknown = newest?.get('post.createdAt');
  const [version] = newest ? toVersions({ docs: [newest] }) : [];
  if (version?.reason !== 'deleted' || !(createdAt instanceof Timestamp)) return undefined;
  return { id: version.id, createdAt, post: version.post };
}

async function newestVersion(postId: string): Promise<QueryDocumentSnapshot | undefined> {
  const own = query(storedVersions(), where('postId', '==', postId), orderBy('savedAt', 'desc'), limit(1));
  return (await readOnce(() => getDocsFromServer(own))).docs[0];
}
