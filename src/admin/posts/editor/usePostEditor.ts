import { type FormikContextType, useFormik } from 'formik';
import { useState } from 'react';
import type { PostDraft } from '#src/admin/posts/editor/drafts/drafts.ts';
import { type EditorDraft, usePostDraft } from '#src/admin/posts/editor/drafts/usePostDraft.ts';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { newPostId } from '#src/features/posts/data/postCollection.ts';
import { areValuesEqual, type PostValues } from '#src/features/posts/data/postFields.ts';
import { postSchema } from '#src/features/posts/data/postSchema.ts';
import type { ConflictResolution } from './ConflictDialog.tsx';
import { type EditorSession, newSession, sessionOf } from './editorSession.ts';
import { rememberedAuthor, usePostSaving } from './usePostSaving.ts';

export type PostEditorState = {
  form: FormikContextType<PostValues>;
  session: EditorSession;
  draft: EditorDraft;
  isUnsaved: boolean;
  isSaving: boolean;
  /** Why the last save failed. */
  error: string | undefined;
  isDeleted: boolean;
  /** Someone else has saved the post since. */
  isStale: boolean;
  restore(draft: PostDraft): Promise<void>;
  /** Resolves to false if the form's text could not be saved as a draft and was therefore not replaced. */
  fill(values: PostValues): Promise<boolean>;
};

/** Formik options of the post form: `useDebouncedValidation` replaces validation on every change. */
export const postFormOptions = {
  validationSchema: postSchema,
  validateOnChange: false,
  validateOnBlur: false,
} as const;

type EditorOptions = {
  id: string | undefined;
  /** Live; absent with an `id` means the post was deleted. */
  post: Post | undefined;
  /** The content to save; `null` if the writer decides to wait. */
  contentToSave(content: string): Promise<string | null>;
  resolveConflict(remote: Post, local: PostValues): Promise<ConflictResolution>;
  onSaved(): void;
};

export function usePostEditor({
  id,
  post,
  contentToSave,
  resolveConflict,
  onSaved,
}: EditorOptions): PostEditorState {
  const [formId] = useState(newPostId);
  const [start] = useState(() =>
    post ? sessionOf(post) : newSession(id ?? formId, rememberedAuthor(), id === undefined),
  );
  const [session, setSession] = useState(start);
  const form = useFormik<PostValues>({
    ...postFormOptions,
    initialValues: start.storedValues,
    onSubmit: submit,
  });
  const { values } = form;
  const isUnsaved = !areValuesEqual(values, session.storedValues);
  const draft = usePostDraft({ id, formId, session, values, isUnsaved });
  const saving = usePostSaving({
    session,
    values,
    setSession,
    removeDraft: draft.remove,
    resolveConflict,
    replaceWithSaved: (remote) => latest.current.replaceWithSaved(remote),
    onSaved,
  });
  // The writer resolves a conflict many renders after the save began.
  const latest = useLatest({ replaceWithSaved });

  async function submit(submitted: PostValues): Promise<void> {
    const content = await contentToSave(submitted.content);
    if (content === null) return;
    if (content !== submitted.content) await form.setFieldValue('content', content);
    if (content.trim() !== '') await saving.save({ ...submitted, content });
  }

  function fillWith(next: PostValues, base: EditorSession): void {
    form.resetForm({ values: next });
    setSession({ ...base, formKey: session.formKey + 1 });
    saving.setError(undefined);
  }

  async function replaceWithSaved(remote: Post): Promise<void> {
    const saved = sessionOf(remote);
    if (await draft.saveAsSeparateDraft()) fillWith(saved.storedValues, saved);
  }

  function isOwnVersion({ updatedAt, saveId }: Post): boolean {
    return (
      updatedAt === session.baseUpdatedAt || (saveId !== undefined && session.unconfirmed.includes(saveId))
    );
  }

  return {
    form,
    session,
    draft,
    isUnsaved,
    isSaving: saving.isSaving,
    error: saving.error,
    isDeleted: id !== undefined && !session.isStored,
    isStale: post !== undefined && !isOwnVersion(post),
    async restore(orphan) {
      if (!(await draft.saveAsSeparateDraft())) return;
      const { postId, baseUpdatedAt, unconfirmed } = orphan;
      const base = { ...session, id: id ?? postId, baseUpdatedAt, unconfirmed };
      fillWith(orphan.values, base);
      await draft.takeOver(orphan, base);
    },
    async fill(next) {
      const isKept = await draft.saveAsSeparateDraft();
      if (isKept) fillWith(next, session);
      return isKept;
    },
  };
}
