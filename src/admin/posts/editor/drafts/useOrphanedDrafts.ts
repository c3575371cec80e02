import { useEffect, useState } from 'react';
import { fetchStoredDrafts, type StoredDraft } from '#src/features/posts/data/storedDrafts.ts';
import { lockedKeys } from './draftLocks.ts';
import { isDraftKey, loadDrafts, type PostDraft } from './drafts.ts';
import { mergeDrafts } from './mergeDrafts.ts';
import { removeDraft } from './removeDraft.ts';

/** Drafts that no open form of this browser is writing. Other tabs are followed, the server is asked once. */
export function useOrphanedDrafts() {
  const [drafts, setDrafts] = useState<readonly PostDraft[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let stored: readonly StoredDraft[] = [];
    async function refresh() {
      const locked = await lockedKeys();
      if (signal.aborted) return;
      setDrafts(mergeDrafts(loadDrafts(), stored).filter(({ key }) => !locked.has(key)));
    }
    void refresh();
    void fetchStoredDrafts().then((found) => {
      stored = found;
      if (stored.length > 0) void refresh();
    });
    const handleStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      const isTyping = oldValue !== null && newValue !== null;
      if (key !== null && (!isDraftKey(key) || isTyping)) return;
      // What went from the browser was thrown away or saved, and with it the copy on the server.
      if (key !== null && newValue === null) stored = stored.filter(({ id }) => !key.endsWith(`:${id}`));
      void refresh();
    };
    window.addEventListener('storage', handleStorage, { signal });
    // A tab that crashed tells nobody.
    window.addEventListener('focus', refresh, { signal });
    return () => controller.abort();
  }, []);

  function discard(draft: PostDraft) {
    removeDraft(draft);
    setDrafts(drafts.filter(({ key }) => key !== draft.key));
  }

  return { drafts, discard };
}
