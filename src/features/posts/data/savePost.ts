import {
  type DocumentReference,
  type DocumentSnapshot,
  deleteField,
  doc,
  serverTimestamp,
  Timestamp,
  type Transaction,
} from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { keepVersion } from '#src/features/posts/data/versions/keepVersion.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { commitWrite } from '#src/firebase/commitWrite.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import { findAddress, findDeletion } from './findAddress.ts';
import type { Post } from './post.ts';
import { newPostId, storedPosts } from './postCollection.ts';
import { type PostValues, postFields } from './postFields.ts';
import { toPost } from './postRecord.ts';
import { hasSameContent, toContent } from './postSchema.ts';

/** With `conflict`, someone else changed the post in the meantime to this value, and nothing was written. */
type SaveResult = Result<{ id: string }> | { success: false; error: string; conflict: Post };

/** What the writer knows about the stored post. A difference means that someone else saved it. */
export type SaveBase = {
  /** Id of the edited post, or from `newPostId()`, chosen once each time the form is filled. */
  id: string;
  isStored: boolean;
  /** For a new post: the first save makes the id from the title, and uses `id` only if that is impossible. */
  needsAddress?: boolean;
  baseUpdatedAt: number | null;
  /** Ids of earlier unanswered saves, any of which may be stored. */
  unconfirmed: readonly string[];
};

/**
 * Never overwrites someone else's change; an update keeps the previous version.
 * @param saveId stored with the post, to detect later that this save succeeded even though its response was lost
 */
export async function savePost(
  values: PostValues,
  base: SaveBase,
  saveId = newPostId(),
): Promise<SaveResult> {
  const { isStored, needsAddress, baseUpdatedAt, unconfirmed } = base;
  const message = isStored ? postMessages.update : postMessages.create;
  const result = await toResult<{ id: string; found: Post | null; isSaved: boolean }>(message, () =>
    commitWrite(async (transaction) => {
      const isNew = needsAddress && !isStored;
      const id = isNew
        ? ((await findAddress(transaction, values.title, [...unconfirmed, saveId])) ?? base.id)
        : base.id;
      const stored = await transaction.get(reference(id));
      const found = toFoundPost(stored);
      if (!found) {
        if (!isStored) await create(transaction, id, values, saveId);
        return { id, found, isSaved: !isStored };
      }
      if (found.saveId === saveId) return { id, found, isSaved: true };
      const isOwn =
        (isStored && found.updatedAt === baseUpdatedAt) ||
        (found.saveId !== undefined && unconfirmed.includes(found.saveId));
      const isSame = hasSameContent(found, values);
      if (isOwn && !isSame) await keepVersion(transaction, stored, 'updated');
      if (isOwn) {
        const { publishAt, ...content } = toStored(values, saveId);
        const schedule = { publishAt: publishAt ?? deleteField() };
        transaction.update(reference(id), { ...content, ...schedule, ...dateAfter(found, values) });
      }
      return { id, found, isSaved: isOwn || isSame };
    }),
  );
  if (!result.success) return result;
  if (result.isSaved) return { success: true, id: result.id };
  if (result.found === null) return { success: false, error: postMessages.missing };
  return { success: false, error: postMessages.conflict, conflict: result.found };
}

/** A deleted post gets its original date back. */
async function create(transaction: Transaction, id: string, values: PostValues, saveId: string) {
  const { publishAt, ...content } = toStored(values, saveId);
  const deletion = await findDeletion(id);
  const dates = deletion
    ? {
        createdAt: deletion.createdAt,
        restoredFrom: deletion.id,
        ...dateAfter(deletion.post, values),
      }
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
  const { publishAt, ...content } = toContent(values);
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
      const found = toFoundPost(stored);
      if (found && !isUnreadable(found)) await keepVersion(transaction, stored, 'deleted');
      if (found) transaction.delete(reference(id));
      return {};
    }),
  );
}

/**
 * Copies it as a draft. `id` comes from `newPostId()` and is also the save id, so that a retry stores the copy once.
 */
export function duplicatePost(post: Post, id: string): Promise<SaveResult> {
  const suffix = ' (copy)';
  const title =
    Array.from(post.title)
      .slice(0, postFields.title.max - suffix.length)
      .join('') + suffix;
  const copy = { ...post, title, published: false, publishAt: null };
  return savePost(
    copy,
    { id, isStored: false, needsAddress: true, baseUpdatedAt: null, unconfirmed: [] },
    id,
  );
}

function toFoundPost(stored: DocumentSnapshot): Post | null {
  const data = stored.data();
  return data ? toPost(stored.id, data) : null;
}

function reference(id: string): DocumentReference {
  return doc(storedPosts(), id);
}
