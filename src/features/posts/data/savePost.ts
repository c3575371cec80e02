import { type DocumentReference, type DocumentSnapshot, doc, serverTimestamp } from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { keepVersion } from '#src/features/posts/versions/keepVersion.ts';
import { commitWrite } from '#src/firebase/commitWrite.ts';
import { isUnreadable } from '#src/firebase/unreadable.ts';
import { postMessages } from './messages.ts';
import type { Post } from './post.ts';
import { storedPosts } from './postCollection.ts';
import { hasSameContent, toStoredContent } from './postContent.ts';
import { type PostValues, postFields } from './postFields.ts';
import { toPost } from './postRecord.ts';

/** With `conflict` the post was changed meanwhile, stands as given there, and nothing was written. */
type SaveResult = Result<{ id: string }> | { success: false; error: string; conflict: Post };

/** What the writer knows of the stored post: anything else that stands there was saved by somebody else. */
export type SaveBase = {
  /** Of the edited post, or from `newPostId()`, chosen once per filling of the form. */
  id: string;
  isStored: boolean;
  baseUpdatedAt: number | null;
  /** Sent earlier without an answer: each of them may be what is stored. */
  unconfirmed: readonly PostValues[];
};

/** Never over somebody else's change; an update keeps the version before it. Sent twice, it is stored once. */
export async function savePost(values: PostValues, base: SaveBase): Promise<SaveResult> {
  const { id, isStored, baseUpdatedAt, unconfirmed } = base;
  const message = isStored ? postMessages.update : postMessages.create;
  const result = await toResult<{ found: Post | null; isSaved: boolean }>(message, () =>
    commitWrite(async (transaction) => {
      const content = toStoredContent(values);
      const stored = await transaction.get(reference(id));
      const found = toFoundPost(stored);
      if (!found) {
        if (!isStored)
          transaction.set(reference(id), { ...content, ...now('createdAt'), ...now('updatedAt') });
        return { found, isSaved: !isStored };
      }
      const isOwn =
        (isStored && found.updatedAt === baseUpdatedAt) ||
        unconfirmed.some((attempt) => hasSameContent(found, attempt));
      // Also what a first try whose answer was lost has left.
      const isSame = hasSameContent(found, values);
      if (isOwn && !isSame) await keepVersion(transaction, stored, 'updated');
      if (isOwn) transaction.update(reference(id), { ...content, ...now('updatedAt') });
      return { found, isSaved: isOwn || isSame };
    }),
  );
  if (!result.success) return result;
  if (result.isSaved) return { success: true, id };
  if (result.found === null) return { success: false, error: postMessages.missing };
  return { success: false, error: postMessages.conflict, conflict: result.found };
}

/** Keeps the last version; a post that is gone already counts as deleted. */
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

/** As a draft. `id` comes from `newPostId()`: sent again with the same one, the copy is stored once. */
export function duplicatePost(post: Post, id: string): Promise<SaveResult> {
  const suffix = ' (copy)';
  const title =
    Array.from(post.title)
      .slice(0, postFields.title.max - suffix.length)
      .join('') + suffix;
  const copy = { ...post, title, published: false };
  return savePost(copy, { id, isStored: false, baseUpdatedAt: null, unconfirmed: [] });
}

function toFoundPost(stored: DocumentSnapshot): Post | null {
  const data = stored.data();
  return data ? toPost(stored.id, data) : null;
}

function reference(id: string): DocumentReference {
  return doc(storedPosts, id);
}

function now(field: 'createdAt' | 'updatedAt') {
  return { [field]: serverTimestamp() };
}
