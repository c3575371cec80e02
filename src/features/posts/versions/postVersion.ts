import { collection, type QuerySnapshot } from 'firebase/firestore';
import type { Post } from '#src/features/posts/data/post.ts';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { firestore } from '#src/firebase/firebase.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';

/** What ended a version: the post was saved anew, or deleted. */
export type VersionEnd = 'updated' | 'deleted';

/** A post as it stood until it was updated or deleted. */
export type PostVersion = {
  id: string;
  post: Post;
  /** When it was replaced or deleted, in ms. */
  savedAt: number;
  reason: VersionEnd;
};

/** Versions kept of one post. */
export const maxVersions = 20;

/** How long a deleted post can be restored, in days. */
export const deletedPostDays = 30;

/** Versions as stored: `postId`, `post` with all stored fields, `savedAt`, `reason`. */
export const storedVersions = collection(firestore, 'versions');

/** The versions among these documents; one that could not fill the form is passed over. */
export function toVersions({ docs }: QuerySnapshot): PostVersion[] {
  return docs.flatMap((row) => {
    const { postId, post, savedAt, reason } = row.data({ serverTimestamps: 'estimate' });
    const read = toPost(String(postId), post ?? {});
    return isUnreadable(read) ? [] : [{ id: row.id, post: read, savedAt: savedAt.toMillis(), reason }];
  });
}
