import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsMounted } from '#src/admin/shared/useIsMounted.ts';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { readText, writeText } from '#src/components/browser/browserStorage.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { newPostId } from '#src/features/posts/data/postCollection.ts';
import { areValuesEqual, type PostValues } from '#src/features/posts/data/postFields.ts';
import { savePost } from '#src/features/posts/data/savePost.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import type { ConflictResolution } from './ConflictDialog.tsx';
import { type EditorSession, recordAttempt } from './editorSession.ts';
import { saveMessages } from './messages.ts';

type SavingOptions = {
  session: EditorSession;
  values: PostValues;
  setSession(session: EditorSession): void;
  removeDraft(): void;
  replaceWithSaved(post: Post): Promise<void>;
  resolveConflict(remote: Post, local: PostValues): Promise<ConflictResolution>;
  onSaved(): void;
};

export function usePostSaving({ session, values, setSession, removeDraft, ...rest }: SavingOptions) {
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const isMounted = useIsMounted();
  const latestValues = useLatest(values);

  async function save(saved: PostValues, base: EditorSession = session): Promise<void> {
    const saveId = newPostId();
    const attempted = recordAttempt(base, saveId);
    setError(undefined);
    setSession(attempted);
    setIsSaving(true);
    const result = await savePost(saved, base, saveId);
    setIsSaving(false);
    if (result.success) return finish(saved, { ...attempted, id: result.id });
    if (!isMounted.current)
      return notify({ severity: 'error', message: `${result.error}. ${saveMessages.draftKept}` });
    if ('conflict' in result) return handleConflict(result.conflict, saved, attempted);
    if (result.error === postMessages.missing) setSession({ ...attempted, isStored: false });
    setError(result.error);
  }

  /** Text typed after the save began stays in the form as unsaved. */
  function finish(saved: PostValues, attempted: EditorSession): void {
    rememberAuthor(saved.author);
    removeDraft();
    notify({ severity: 'success', message: saveMessages[doneBy(attempted)] });
    // Synchronously; otherwise closing would still see unsaved values.
    flushSync(() => setSession({ ...attempted, isStored: true, storedValues: saved }));
    if (isMounted.current && areValuesEqual(latestValues.current, saved)) rest.onSaved();
  }

  async function handleConflict(remote: Post, local: PostValues, base: EditorSession): Promise<void> {
    const resolution = await rest.resolveConflict(remote, local);
    if (resolution === 'overwrite') {
      const { id, updatedAt } = remote;
      return save(local, { ...base, id, isStored: true, baseUpdatedAt: updatedAt });
    }
    if (resolution === 'useSaved') return rest.replaceWithSaved(remote);
    setError(postMessages.conflict);
  }

  return { isSaving, error, setError, save };
}

/** A post that is neither stored nor in need of an address was deleted, and the save put it back. */
function doneBy({ isStored, needsAddress }: EditorSession): 'created' | 'updated' | 'restored' {
  if (isStored) return 'updated';
  return needsAddress ? 'created' : 'restored';
}

const authorKey = 'post-author';

export function rememberedAuthor(): string {
  return readText('localStorage', authorKey) ?? '';
}

function rememberAuthor(author: string): void {
  writeText('localStorage', authorKey, author.trim());
}
