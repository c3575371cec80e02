import { useEffect, useState } from 'react';
import { orphanedDrafts } from './draftLocks.ts';
import { deleteDraft, isDraftKey, type PostDraft } from './drafts.ts';

type OrphanedDrafts = {
  /** Newest first; `undefined` until they are looked up. */
  drafts: readonly PostDraft[] | undefined;
  /** Throws one away. */
  forget(draft: PostDraft): void;
};

/**
 * Text left behind unsaved that no open form is writing. It follows what other tabs keep and throw away.
 * @param refreshKey looks anew when it changes
 */
export function useOrphanedDrafts(refreshKey?: unknown): OrphanedDrafts {
  const [drafts, setDrafts] = useState<readonly PostDraft[]>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up with each refreshKey
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const look = () => void orphanedDrafts().then((found) => signal.aborted || setDrafts(found));
    look();
    const handleStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      const isTyping = oldValue !== null && newValue !== null;
      if (key === null || (isDraftKey(key) && !isTyping)) look();
    };
    window.addEventListener('storage', handleStorage, { signal });
    // A tab that crashed tells nobody.
    window.addEventListener('focus', look, { signal });
    return () => controller.abort();
  }, [refreshKey]);

  function forget(draft: PostDraft) {
    deleteDraft(draft.key);
    setDrafts(drafts?.filter((other) => other !== draft));
  }

  return { drafts, forget };
}
