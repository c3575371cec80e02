import { useEffect, useState } from 'react';
import { loadBrowserDrafts } from './browserDrafts.ts';
import { lockedKeys } from './draftLocks.ts';
import { isDraftKey, mergeDrafts, type PostDraft, type ServerDraft } from './drafts.ts';
import { fetchServerDrafts, lastRemovedDraft } from './serverDrafts.ts';

/** Drafts that no open form in this browser is writing. Follows other tabs; reads the server once. */
export function useOrphanedDrafts() {
  const [drafts, setDrafts] = useState<readonly PostDraft[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let stored: readonly ServerDraft[] = [];
    async function refresh() {
      const locked = await lockedKeys();
      if (signal.aborted) return;
      setDrafts(mergeDrafts(loadBrowserDrafts(), stored).filter(({ key }) => !locked.has(key)));
    }
    // Also drop the server's copy of a draft that was deleted or saved in the browser.
    function forget(key: string) {
      stored = stored.filter(({ id }) => !key.endsWith(`:${id}`));
    }
    void refresh();
    void fetchServerDrafts().then((found) => {
      stored = found;
      if (stored.length > 0) void refresh();
    });
    const handleStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      const isTyping = oldValue !== null && newValue !== null;
      if (key !== null && (!isDraftKey(key) || isTyping)) return;
      if (key !== null && newValue === null) forget(key);
      void refresh();
    };
    window.addEventListener('storage', handleStorage, { signal });
    // A tab that crashed sends no event, so check again on focus.
    window.addEventListener('focus', refresh, { signal });
    const unsubscribe = lastRemovedDraft.subscribe(() => {
      forget(lastRemovedDraft.get() ?? '');
      void refresh();
    });
    return () => {
      unsubscribe();
      controller.abort();
    };
  }, []);

  return drafts;
}
