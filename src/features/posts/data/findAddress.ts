import { doc, getDoc, Timestamp } from 'firebase/firestore/lite';
import { type Result, toResult } from '#src/components/result.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { request } from '#src/firebase/requests.ts';
import type { Post } from './post.ts';
import { addressesOf } from './postAddress.ts';
import { storedPosts } from './postCollection.ts';
import { fetchNewestVersion } from './versions/fetchVersions.ts';
import { deletedSince, toVersions } from './versions/postVersion.ts';

/**
 * The id for a new post, made from its title. An id stays reserved while a deleted post can still be restored to it.
 * @param saveId of the save that follows: finds the post again that it stored without a response, and is the id where
 * the title yields none
 */
export function findId(title: string, saveId: string): Promise<Result<{ id: string }>> {
  return toResult(postMessages.create, async () => {
    for (const id of addressesOf(title)) {
      const stored = await request(() => getDoc(doc(storedPosts(), id)));
      const isFree = !stored.exists() && (await fetchNewestVersion(id, deletedSince())) === undefined;
      if (isFree || stored.get('saveId') === saveId) return { id };
    }
    return { id: saveId };
  });
}

/** The deleted post, and its date to the microsecond, since the rules compare it exactly. */
type Deletion = { id: string; createdAt: Timestamp; post: Post };

/** The deleted post, if its newest version records its deletion. */
export async function findDeletion(id: string): Promise<Deletion | undefined> {
  const newest = await fetchNewestVersion(id, deletedSince());
  const createdAt: unknown = newest?.get('post.createdAt');
  const [version] = newest ? toVersions({ docs: [newest] }) : [];
  if (version?.reason !== 'deleted' || !(createdAt instanceof Timestamp)) return undefined;
  return { id: version.id, createdAt, post: version.post };
}
