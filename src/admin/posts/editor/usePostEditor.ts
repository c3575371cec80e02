import { useFormik, validateYupSchema, yupToFormErrors } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { dismiss, notify } from '#src/components/notifications/notificationQueue.ts';
import { createStore, type Store } from '#src/components/state/createStore.ts';
import { areValuesEqual, type PostValues } from '#src/features/posts/data/postFields.ts';
import { findId } from '#src/features/posts/data/postId.ts';
import { postSchema } from '#src/features/posts/data/postSchema.ts';
import { keepPublished, savePost } from '#src/features/posts/data/savePost.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import type { Conflict, ConflictResolution } from './comparison/ConflictDialog.tsx';
import { conflictTitles, saveMessages } from './messages.ts';
import { type OpenedPost, openedPost, type PostSession, rememberAuthor } from './postSession.ts';
import { usePostDraft } from './usePostDraft.ts';

/** The Markdown of the open form. Formik gets it only to validate and save it: it would render every field at each key. */
export type PostText = Store<string>;

export type PostEditorState = ReturnType<typeof usePostEditor>;

type EditorOptions = {
  opened: OpenedPost;
  resolveConflict(conflict: Conflict): Promise<ConflictResolution>;
};

export function usePostEditor({ opened, resolveConflict }: EditorOptions) {
  const [session, setSession] = useState(opened.session);
  const [text] = useState(() => createStore(opened.values.content));
  const [replaced, setReplaced] = useState<{ values: PostValues; session: PostSession; by: PostValues }>();
  const [isSaved, setIsSaved] = useState(false);
  const lastFailure = useRef(0);
  // In the next form, it would seem to be about that one.
  useEffect(() => () => dismiss(lastFailure.current), []);
  /** Holds every field except the text. */
  const form = useFormik<PostValues>({
    initialValues: opened.values,
    validate: (values) => validatePost(values, text),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: submit,
  });
  const readValues = () => ({ ...form.values, content: text.get() });
  const draft = usePostDraft({ opened, session, values: form.values, text });

  async function submit(values: PostValues): Promise<void> {
    dismiss(lastFailure.current);
    let submitted = { ...values, content: text.get() };
    let base = session;
    if (base.id === '') {
      const found = await findId(values.title, base.saveId);
      if (!found.success) return fail(found.error);
      base = { ...base, id: found.id };
      setSession(base);
    }
    // If the response is lost, the draft knows what may have been stored.
    const { id: postId, baseUpdatedAt, saveId } = base;
    await draft.put({ postId, values: submitted, baseUpdatedAt, saveId });
    let result = await savePost(submitted, base);
    while ('conflict' in result) {
      const remote = result.conflict;
      submitted = keepPublished(submitted, remote);
      // Otherwise the next save would take the published article offline.
      void form.setValues(submitted);
      const resolution = await resolveConflict({
        title: conflictTitles.post,
        other: remote,
        savedAt: remote.updatedAt,
        mine: submitted,
      });
      if (resolution === 'keepEditing') return fail(result.error);
      if (resolution === 'useOther') {
        const saved = openedPost(remote.id, { post: remote, draft: null });
        return fill(saved.values, saved.session);
      }
      base = { ...base, isStored: true, baseUpdatedAt: remote.updatedAt };
      result = await savePost(submitted, base);
    }
    if (result.success) return finish(submitted, base);
    if (result.error === postMessages.missing) setSession({ ...base, isStored: false });
    fail(result.error);
  }

  function fail(message: string): void {
    lastFailure.current = notify({ severity: 'error', message: `${message}. ${saveMessages.textKept}` });
  }

  function finish(saved: PostValues, base: PostSession): void {
    rememberAuthor(saved.author);
    void draft.remove();
    const isNew = opened.key !== base.id;
    const done = base.isStored ? 'updated' : isNew ? 'created' : 'restored';
    notify({ severity: 'success', message: saveMessages[done] });
    setSession({ ...base, isStored: true, storedValues: saved });
    setIsSaved(true);
  }

  /** Replaces the values in the form, without saving; `undo` restores the old ones. */
  function fill(values: PostValues, base = session): void {
    setReplaced({ values: readValues(), session, by: values });
    form.resetForm({ values });
    text.set(values.content);
    setSession(base);
  }

  /** What was written since the form was filled can be brought back in turn. */
  function undo({ values, session: base, by }: NonNullable<typeof replaced>): void {
    const isEdited = !areValuesEqual(readValues(), by);
    // The post may have been deleted since.
    fill(values, { ...base, isStored: session.isStored });
    if (!isEdited) setReplaced(undefined);
  }

  const undoFill = replaced && (() => undo(replaced));
  return { form, text, readValues, session, draft, isSaved, fill, undo: undoFill };
}

export async function validatePost(values: PostValues, text: PostText) {
  try {
    await validateYupSchema({ ...values, content: text.get() }, postSchema);
    return {};
  } catch (error) {
    return yupToFormErrors<PostValues>(error);
  }
}
