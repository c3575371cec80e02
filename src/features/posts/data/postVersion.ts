import {
  type CollectionReference,
  collection,
  type DocumentData,
  type QuerySnapshot,
  Timestamp,
} from 'firebase/firestore/lite';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { type InvalidDocument, isInvalidDocument, readFields } from '#src/firebase/invalidDocument.ts';
import type { Post } from './post.ts';
import { toPost } from './postRecord.ts';

export type VersionEnd = (typeof versionEnds)[number];

export type PostVersion = {
  id: string;
  /** As it was stored, readable or not. */
  post: Post;
  savedAt: number;
  reason: VersionEnd;
};

export const maxVersions = 20;

/** How long a deleted post can be restored. */
export const deletedPostDays = 30;

const dayMs = 86_400_000;

/** Posts deleted before this time can no longer be restored, even if nothing has removed them yet. */
export function deletedSince(): Timestamp {
  return Timestamp.fromMillis(Date.now() - deletedPostDays * dayMs);
}

/** When Firestore's TTL policy, if it is on, removes a version of a post that is deleted now. */
export function expiryOfDeleted(): Timestamp {
  return Timestamp.fromMillis(Date.now() + deletedPostDays * dayMs);
}

/** `postId`, `post` with all stored fields, `savedAt`, `reason`, and `expireAt` once the post is deleted. */
export function storedVersions(): CollectionReference {
  return collection(firestoreLite, 'versions');
}

const versionEnds = ['updated', 'deleted'] as const;

function toVersion(id: string, data: DocumentData): PostVersion | InvalidDocument<PostVersion> | null {
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

/** Skips broken versions, so that one of them does not hide the others. */
export function toVersions({ docs }: Pick<QuerySnapshot, 'docs'>): PostVersion[] {
  return docs.flatMap((row) => {
    const version = toVersion(row.id, row.data());
    return version && !isInvalidDocument(version) ? [version] : [];
  });
}
