import {
  type DocumentReference,
  type DocumentSnapshot,
  deleteField,
  doc,
  serverTimestamp,
  Timestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import { type Result, toResult } from '#src/components/result.ts';
import { type AnyPost, type Post, scheduleSaveId } from '#src/features/posts/data/post.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { toPost } from '#src/features/posts/data/postRecord.ts';
import { hasSameContent, toPostContent } from '#src/features/posts/data/postSchema.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { commitWrite } from '#src/firebase/requests.ts';
import { storedPosts } from './postCollection.ts';
import { findDeletion, keepVersion } from './versions.ts';

/** `conflict` is the version that someone else saved in the meantime; nothing was written. */
type SaveResult = Result<{ id: string }> | { success: false; error: string; conflict: AnyPost };

/** What the writer knows about the stored post. A difference means that someone else saved it. */
export type SaveBase = {
  /** The edited post's id; a new post gets one from `findId` before its first save. */
  id: string;
  isStored: boolean;
  baseUpdatedAt: number | null;
  /** Stored with the post, so that a repeated save finds the one whose response was lost. */
  saveId: string;
};

/** Never overwrites someone else's change; an update keeps the previous version. */
export async function savePost(
  values: PostValues,
  { id, isStored, baseUpdatedAt, saveId }: SaveBase,
  message: string = isStored ? postMessages.update : postMessages.create,
): Promise<SaveResult> {
  const result = await toResult<{ found: AnyPost | null; isSaved: boolean }>(message, () =>
    commitWrite(async (transaction) => {
      const stored = await transaction.get(reference(id));
      const found = toFoundPost(stored);
      if (!found) {
        if (!isStored) await create(transaction, id, values, saveId);
        return { found, isSaved: !isStored };
      }
      const isRepeated = found.saveId === saveId;
      const isUnchanged = isRepeated || (isStored && found.updatedAt === baseUpdatedAt);
      const saved = isUnchanged ? values : keepPublished(values, found);
      const isOnlyPublished = found.saveId === scheduleSaveId(baseUpdatedAt) && saved.published;
      const isOwn = isUnchanged || isOnlyPublished;
      const isSame = !found.faults && hasSameContent(found, saved);
      if (isOwn && !isSame) await keepVersion(transaction, stored, 'updated');
      if (isOwn && !(isRepeated && isSame)) update(transaction, found, saved, saveId);
      return { found, isSaved: isOwn || isSame };
    }),
  );
  if (!result.success) return result;
  if (result.isSaved) return { success: true, id };
  if (result.found === null) return { success: false, error: postMessages.missing };
  return { success: false, error: postMessages.conflict, conflict: result.found };
}

/** A post that was scheduled when its form was opened, and has been published since, stays published. */
export function keepPublished(values: PostValues, { published }: AnyPost): PostValues {
  const isScheduled = !values.published && values.publishAt !== null;
  return published && isScheduled ? { ...values, published, publishAt: null } : values;
}

function update(transaction: Transaction, found: AnyPost, values: PostValues, saveId: string) {
  const { publishAt, ...content } = toStored(values, saveId);
  const schedule = { publishAt: publishAt ?? deleteField() };
  transaction.update(reference(found.id), { ...content, ...schedule, ...dateAfter(found, values) });
}

/** A deleted post gets its original date back. */
async function create(transaction: Transaction, id: string, values: PostValues, saveId: string) {
  const { publishAt, ...content } = toStored(values, saveId);
  const deletion = await findDeletion(id);
  const dates =
    deletion?.createdAt instanceof Timestamp
      ? { createdAt: deletion.createdAt, restoredFrom: deletion.id, ...dateAfter(deletion.post, values) }
      : { createdAt: serverTimestamp() };
  transaction.set(reference(id), { ...content, ...(publishAt && { publishAt }), ...dates });
}

/** A post is dated by its first publication only, as `firestore.rules` requires. */
function dateAfter(before: Pick<Post, 'published' | 'wasPublished'>, { published }: PostValues) {
  const wasPublished = before.published || before.wasPublished === true;
  if (published) return wasPublished ? {} : { createdAt: serverTimestamp() };
  return wasPublished ? { wasPublished } : {};
}

function toStored(values: PostValues, saveId: string) {
  const { publishAt, ...content } = toPostContent(values);
  return { ...content, publishAt: timestampOf(publishAt), saveId, updatedAt: serverTimestamp() };
}

function timestampOf(time: number | null): Timestamp | null {
  return time === null ? null : Timestamp.fromMillis(time);
}

/** Keeps the last version. Succeeds if the post is already gone. */
export function deletePost(id: string): Promise<Result> {
  return toResult(postMessages.delete, () =>
    commitWrite(async (transaction) => {
      const stored = await transaction.get(reference(id));
      if (!stored.exists()) return {};
      await keepVersion(transaction, stored, 'deleted');
      transaction.delete(reference(id));
      return {};
    }),
  );
}

/** Puts a deleted post back as it was. `saveId` comes from `newPostId()`, so that a retry restores it once. */
export async function restorePost(post: Post, saveId: string): Promise<Result> {
  // The time may have passed while it was deleted.
  const publishAt = post.publishAt !== null && post.publishAt > Date.now() ? post.publishAt : null;
  const base = { id: post.id, isStored: false, baseUpdatedAt: null, saveId };
  return savePost({ ...post, publishAt }, base, postMessages.restore);
}

function toFoundPost(stored: DocumentSnapshot): AnyPost | null {
  const data = stored.data();
  return data ? toPost(stored.id, data) : null;
}

function reference(id: string): DocumentReference {
  return doc(storedPosts(), id);
}
