import type { Post } from '#src/features/posts/data/post.ts';
import { emptyPost, type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import type { SaveBase } from '#src/features/posts/data/savePost.ts';

/** What the editor knows about its post; Formik holds the values. */
export type EditorSession = SaveBase & {
  /** React key of the fields: incremented whenever the form is refilled. */
  formKey: number;
  /** The stored post, or the empty form; values equal to these have nothing to save. */
  storedValues: PostValues;
};

/** @param needsAddress false for a deleted post, which is restored under its old id */
export function newSession(id: string, author: string, needsAddress: boolean): EditorSession {
  return startSession({ ...emptyPost, author }, { id, isStored: false, needsAddress, baseUpdatedAt: null });
}

export function sessionOf(post: Post): EditorSession {
  const { id, updatedAt } = post;
  return startSession(pickWrittenFields(post), { id, isStored: true, baseUpdatedAt: updatedAt });
}

function startSession(values: PostValues, stored: Omit<SaveBase, 'unconfirmed'>): EditorSession {
  return { ...stored, formKey: 0, storedValues: values, unconfirmed: [] };
}

/** Until the save with this id is confirmed, it may or may not be stored. */
export function recordAttempt(session: EditorSession, saveId: string): EditorSession {
  return { ...session, unconfirmed: [...session.unconfirmed, saveId] };
}
