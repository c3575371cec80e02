import {
  type CollectionReference,
  collection,
  type DocumentData,
  type QuerySnapshot,
} from 'firebase/firestore';
import type { Post } from '#src/features/posts/data/post.ts';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { firestore } from '#src/firebase/firebase.ts';
import { isUnreadable, readFields, type Unreadable } from '#src/firebase/unreadable.ts';

export type VersionEnd = (typeof versionEnds)[number];

export type PostVersion = {
  id: string;
  post: Post;
  savedAt: number;
  reason: VersionEnd;
};

export const maxVersions = 20;

/** How long a deleted post can be restored. */
export const deletedPostDays = 30;

/** `postId`, `post` with all stored fields, `savedAt`, `reason`. */
export function storedVersions(): CollectionReference {
  return collection(firestore, 'versions');
}

const versionEnds = ['updated', 'deleted'] as const;

function toVersion(id: string, data: DocumentData): PostVersion | Unreadable<PostVersion> | null {
  const fields = readFields(data);
  const savedAt = fields.time('savedAt');
  const stored: unknown = data.post;
  if (savedAt === null || typeof stored !== 'object' || stored === null) return null;
  return fields.finish<PostVersion>({
    id,
    post: toPost(fields.text('postId'), { ...stored }),
    savedAt,
    reason: fields.option('reason', versionEnds, 'updated'),
  });
}

/** Skips unreadable versions, so that one broken version does not hide the others. */
export function toVersions({ docs }: Pick<QuerySnapshot, 'docs'>): PostVersion[] {
  return docs.flatMap((row) => {
    const version = toVersion(row.id, row.data({ serverTimestamps: 'estimate' }));
    return version && !isUnreadable(version) && !isUnreadable(version.post) ? [version] : [];
  });
}
