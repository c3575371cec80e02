import { collection, type QuerySnapshot } from 'firebase/firestore';
import type { Post } from '#src/features/posts/data/post.ts';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { firestore } from '#src/firebase/firebase.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';

export type VersionEnd = 'updated' | 'deleted';

export type PostVersion = {
  id: string;
  post: Post;
  savedAt: number;
  reason: VersionEnd;
};

export const maxVersions = 20;

/** For so long a deleted post can be restored. */
export const deletedPostDays = 30;

/** `postId`, `post` with all stored fields, `savedAt`, `reason`. */
export const storedVersions = collection(firestore, 'versions');

export function toVersions({ docs }: QuerySnapshot): PostVersion[] {
  return docs.flatMap((row) => {
    const { postId, post, savedAt, reason } = row.data({ serverTimestamps: 'estimate' });
    const read = toPost(String(postId), post ?? {});
    return isUnreadable(read) ? [] : [{ id: row.id, post: read, savedAt: savedAt.toMillis(), reason }];
  });
}
