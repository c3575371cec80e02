import { useState } from 'react';
import type { ConflictResolution } from '#src/admin/posts/editor/conflict/ConflictDialog.tsx';
import type { PostDraft } from '#src/admin/posts/editor/drafts/drafts.ts';
import { usePostDraft } from '#src/admin/posts/editor/drafts/usePostDraft.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { newPostId } from '#src/features/posts/data/postCollection.ts';
import { hasSameContent } from '#src/features/posts/data/postContent.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { useFormSession } from './useFormSession.ts';
import { usePostSaving } from './usePostSaving.ts';

export type PostEditorState = ReturnType<typeof usePostEditor>;

type EditorOptions = {
  id: string | undefined;
  /** Live; without it, a post with an `id` was deleted. */
  post: Post | undefined;
  askResolution(remote: Post, local: PostValues): Promise<ConflictResolution>;
  onSaved(): void;
};

export function usePostEditor({ id, post, askResolution, onSaved }: EditorOptions) {
  const [formId] = useState(newPostId);
  const form = useFormSession(id ?? formId, post);
  const draft = usePostDraft({ id, formId, form });
  const saving = usePostSaving({ form, draft, askResolution, onSaved });
  const { session } = form;

  function isOwnVersion(current: Post): boolean {
    return (
      current.updatedAt === session.baseUpdatedAt ||
      session.unconfirmed.some((attempt) => hasSameContent(current, attempt))
    );
  }

  return {
    session,
    draft,
    isSaving: saving.isSaving,
    error: saving.error,
    isDeleted: id !== undefined && !session.isStored,
    isStale: post !== undefined && !saving.isSaving && !form.isClosed() && !isOwnVersion(post),
    values: form.values,
    isUnsaved: form.isUnsaved,
    discard() {
      form.close();
      draft.remove();
    },
    restore(orphan: PostDraft) {
      draft.restore(orphan);
      saving.setError(undefined);
    },
    fill(values: PostValues) {
      draft.fill(values);
      saving.setError(undefined);
    },
    save: (values: PostValues) => saving.save(values, session),
  };
}
