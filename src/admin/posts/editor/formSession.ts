import type { Post } from '#src/features/posts/data/post.ts';
import { emptyPost, type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import type { SaveBase } from '#src/features/posts/data/savePost.ts';

export type FormSession = SaveBase & {
  /** The form's React key: counts up whenever it is filled anew. */
  formKey: number;
  initialValues: PostValues;
  /** What is stored, or the empty form: text that equals it is not unsaved. */
  storedValues: PostValues;
};

/** Failed saves whose text is remembered: more would crowd the browser's store. */
const maxUnconfirmed = 3;

export function newSession(id: string, author: string): FormSession {
  return startSession({ ...emptyPost, author }, { id, isStored: false, baseUpdatedAt: null });
}

export function sessionOf(post: Post): FormSession {
  const { id, updatedAt } = post;
  return startSession(pickWrittenFields(post), { id, isStored: true, baseUpdatedAt: updatedAt });
}

function startSession(values: PostValues, stored: Omit<SaveBase, 'unconfirmed'>): FormSession {
  return { ...stored, formKey: 0, initialValues: values, storedValues: values, unconfirmed: [] };
}

/** Until an answer comes, the values that were sent may be what is stored. */
export function recordAttempt(session: FormSession, values: PostValues): FormSession {
  const others = session.unconfirmed.filter((attempt) => attempt !== values);
  return { ...session, unconfirmed: [...others, values].slice(-maxUnconfirmed) };
}
