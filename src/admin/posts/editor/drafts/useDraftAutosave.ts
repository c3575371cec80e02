import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lockDraft } from './draftLocks.ts';
import { deleteDraft, formIdOf, type PostDraft, saveDraft } from './drafts.ts';
import { useStoredDraft } from './useStoredDraft.ts';

type DraftContent = Omit<PostDraft, 'key' | 'savedAt' | 'places'>;

/** At most this much typing is lost when the browser dies. */
const autosaveMs = 300;

/** Keeps in this browser, and some seconds later on the server, what a post form holds while it is being typed. */
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
    /** Takes the text as it is now; it is stored within a moment. */
    save(draft: DraftContent) {
      pending.current = draft;
      timer.current ??= setTimeout(flush, autosaveMs);
    },
    /** Stores what is pending at once; false when the browser refuses. */
    flush,
    /** Stores it on the server at once; false when that fails. */
    flushToServer: stored.flush,
    /** Throws the stored text away: it was saved, equals what is saved, or is not wanted. */
    remove() {
      cancel();
      deleteDraft(key);
      stored.remove();
    },
    /** False once the browser has refused to store text. */
    isAutosaving: status.isAutosaving,
    /** When the text was last stored, in ms. */
    savedAt: status.savedAt,
    /** When what the server has was written, in ms. */
    storedAt: stored.storedAt,
  };
}
