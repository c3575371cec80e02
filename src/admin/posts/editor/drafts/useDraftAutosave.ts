import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lockDraft } from './draftLocks.ts';
import { deleteDraft, formIdOf, type PostDraft, saveDraft } from './drafts.ts';
import { useStoredDraft } from './useStoredDraft.ts';

type DraftContent = Omit<PostDraft, 'key' | 'savedAt' | 'locations'>;

/** At most this much typing is lost when the browser dies. */
const autosaveMs = 300;

export function useDraftAutosave(key: string) {
  const [status, setStatus] = useState<{ isAutosaving: boolean; savedAt: number | null }>({
    isAutosaving: true,
    savedAt: null,
  });
  const pending = useRef<DraftContent>(null);
  const stored = useStoredDraft();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function cancel() {
    clearTimeout(timer.current);
    timer.current = undefined;
    pending.current = null;
  }

  function flush(): boolean {
    const draft = pending.current;
    cancel();
    if (!draft) return status.isAutosaving;
    const savedAt = Date.now();
    const isSaved = saveDraft({ ...draft, key, savedAt });
    const { postId, isNew, values, baseUpdatedAt } = draft;
    stored.save({ id: formIdOf(key), postId, isNew, values, baseUpdatedAt, savedAt });
    setStatus((before) => ({ isAutosaving: isSaved, savedAt: isSaved ? savedAt : before.savedAt }));
    return isSaved;
  }

  const flushLatest = useEffectEvent(flush);
  useEffect(() => {
    const release = lockDraft(key);
    const handlePageHide = () => flushLatest();
    window.addEventListener('pagehide', handlePageHide);
    return () => {
      flushLatest();
      window.removeEventListener('pagehide', handlePageHide);
      release();
    };
  }, [key]);

  return {
    save(draft: DraftContent) {
      pending.current = draft;
      timer.current ??= setTimeout(flush, autosaveMs);
    },
    flush,
    flushToServer: stored.flush,
    remove() {
      cancel();
      deleteDraft(key);
      stored.remove();
    },
    isAutosaving: status.isAutosaving,
    savedAt: status.savedAt,
    storedAt: stored.storedAt,
  };
}
