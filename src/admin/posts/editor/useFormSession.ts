import { useRef, useState } from 'react';
import type { Post } from '#src/features/posts/data/post.ts';
import { areValuesEqual, type PostValues } from '#src/features/posts/data/postFields.ts';
import { type FormSession, newSession, sessionOf } from './formSession.ts';
import { rememberedAuthor } from './rememberedAuthor.ts';

export type PostFormState = ReturnType<typeof useFormSession>;

export function useFormSession(id: string, post: Post | undefined) {
  const [session, setSession] = useState(() => (post ? sessionOf(post) : newSession(id, rememberedAuthor())));
  const valuesRef = useRef(session.initialValues);
  const isClosed = useRef(false);
  return {
    session,
    /** The fields stay as they are. */
    setSession,
    values: () => valuesRef.current,
    setValues(values: PostValues) {
      valuesRef.current = values;
    },
    reset(next: FormSession) {
      valuesRef.current = next.initialValues;
      setSession({ ...next, formKey: session.formKey + 1 });
    },
    isUnsaved: () => !isClosed.current && !areValuesEqual(valuesRef.current, session.storedValues),
    close() {
      isClosed.current = true;
    },
    isClosed: () => isClosed.current,
  };
}
