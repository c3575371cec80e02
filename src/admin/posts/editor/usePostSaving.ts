import { useState } from 'react';
import type { ConflictResolution } from '#src/admin/posts/editor/conflict/ConflictDialog.tsx';
import type { usePostDraft } from '#src/admin/posts/editor/drafts/usePostDraft.ts';
import { useIsMounted } from '#src/admin/shared/useIsMounted.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { postMessages } from '#src/features/posts/data/messages.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { areValuesEqual, type PostValues } from '#src/features/posts/data/postFields.ts';
import { savePost } from '#src/features/posts/data/savePost.ts';
import { type FormSession, recordAttempt, sessionOf } from './formSession.ts';
import { rememberAuthor } from './rememberedAuthor.ts';
import type { PostFormState } from './useFormSession.ts';

type SavingOptions = {
  form: PostFormState;
  draft: ReturnType<typeof usePostDraft>;
  askResolution(remote: Post, local: PostValues): Promise<ConflictResolution>;
  onSaved(): void;
};

export function usePostSaving({ form, draft, askResolution, onSaved }: SavingOptions) {
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const isMounted = useIsMounted();

  async function save(values: PostValues, base: FormSession): Promise<void> {
    const attempted = recordAttempt(base, values);
    setError(undefined);
    form.setSession(attempted);
    setIsSaving(true);
    draft.saveAttempt(attempted);
    const result = await savePost(values, base);
    setIsSaving(false);
    if (result.success) return finish(values);
    if (!isMounted.current)
      return notify({ severity: 'error', message: `${result.error}. Your text is kept` });
    if ('conflict' in result) return resolveConflict(result.conflict, values, attempted);
    if (result.error === postMessages.missing) form.setSession({ ...attempted, isStored: false });
    setError(result.error);
  }

  function finish(saved: PostValues) {
    if (!areValuesEqual(form.values(), saved)) draft.stash();
    form.close();
    rememberAuthor(saved.author);
    draft.remove();
    const message = form.session.isStored ? 'Blog post updated' : 'Blog post created';
    notify({ severity: 'success', message });
    if (isMounted.current) onSaved();
  }

  async function resolveConflict(remote: Post, local: PostValues, base: FormSession): Promise<void> {
    const resolution = await askResolution(remote, local);
    if (resolution === 'overwrite') {
      return save(local, { ...base, isStored: true, baseUpdatedAt: remote.updatedAt });
    }
    if (resolution === 'keepEditing') return setError(postMessages.conflict);
    draft.stash();
    form.reset(sessionOf(remote));
  }

  return { isSaving, error, setError, save };
}
