import { useRef, useState } from 'react';
import type { Post } from '#src/features/posts/data/post.ts';
import { areValuesEqual, type PostValues } from '#src/features/posts/data/postFields.ts';
import { type FormSession, newSession, sessionOf } from './formSession.ts';
import { rememberedAuthor } from './rememberedAuthor.ts';

export type PostFormState = ReturnType<typeof useFormSession>;

/** What one post form was filled with and what it holds now. */
export function useFormSession(id: string, post: Post | undefined) {
  const [session, setSession] = useState(() => (post ? sessionOf(post) : newSession(id, rememberedAuthor())));
  const current = useRef(session.initialValues);
  const isClosed = useRef(false);
  return {
    session,
    /** Changes what saving is measured against; the fields stay as they are. */
    setSession,
    /** What the fields hold, whenever it is asked. */
    values: () => current.current,
    setValues(values: PostValues) {
      current.current = values;
    },
    /** Fills the fields anew. */
    reset(next: FormSession) {
      current.current = next.initialValues;
      setSession({ ...next, formKey: session.formKey + 1 });
    },
    isUnsaved: () => !isClosed.current && !areValuesEqual(current.current, session.storedValues),
    /** The text was saved or given up: nothing of it is unsaved any more. */
    close() {
      isClosed.current = true;
    },
    isClosed: () => isClosed.current,
  };
}
