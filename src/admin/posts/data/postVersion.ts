import { type CollectionReference, collection, type QuerySnapshot } from 'firebase/firestore/lite';
import type { AnyPost } from '#src/features/posts/data/post.ts';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { readFields } from '#src/firebase/storedFields.ts';

export type VersionEnd = (typeof versionEnds)[number];

export type PostVersion = {
  id: string;
  /** The stored post, readable or not. */
  post: AnyPost;
  savedAt: number;
  reason: VersionEnd;
};

export const maxVersions = 20;

/** `postId`, `post` with all stored fields, `savedAt`, `reason`, and `expireAt` once the post is deleted. */
export function storedVersions(): CollectionReference {
  return collection(firestoreLite, 'versions');
}

const versionEnds = ['updated', 'deleted'] as const;

const versionFields = {
  postId: { kind: 'text' },
  savedAt: { kind: 'time' },
  reason: { kind: 'option', options: versionEnds },
} as const;

/** Skips broken versions, so that one of them does not hide the others. */
export function toVersions({ docs }: Pick<QuerySnapshot, 'docs'>): PostVersion[] {
  return docs.flatMap((row) => {
    const data = row.data();
    const { values, faults } = readFields(versionFields, data);
    const { postId, savedAt, reason } = values;
    const stored: unknown = data.post;
    if (faults.length > 0 || savedAt === null || typeof stored !== 'object' || stored === null) return [];
    return [{ id: row.id, post: toPost(postId, { ...stored }), savedAt, reason: reason as VersionEnd }];
  });
}
