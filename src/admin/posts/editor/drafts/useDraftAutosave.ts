import { useEffect, useRef, useState } from 'react';
import { lockDraft } from './draftLocks.ts';
import { deleteDraft, type PostDraft, saveDraft } from './drafts.ts';

/** At most this much typing, in milliseconds, is lost when the browser dies. */
const interval = 300;

export type DraftAutosave = {
  /** Notes the text as it is now; it is written down within a moment. */
  keep(draft: Omit<PostDraft, 'key' | 'savedAt'>): void;
  /** Throws the kept text away: it was saved, or is the same as what is saved, or is not wanted. */
  forget(): void;
  /** False once the browser has refused to keep text. */
  isAutosaving: boolean;
};

/** Keeps in this browser what a post form holds, while it is being typed. */
export function useDraftAutosave(key: string): DraftAutosave {
  const [isAutosaving, setIsKeeping] = useState(true);
  const pending = useRef<Omit<PostDraft, 'key' | 'savedAt'>>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function flush() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (pending.current) setIsKeeping(saveDraft({ ...pending.current, key, savedAt: Date.now() }));
    pending.current = null;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pending lives in refs
  useEffect(() => {
    const release = lockDraft(key);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      release();
    };
  }, [key]);

  return {
    keep(draft) {
      pending.current = draft;
      timer.current ??= setTimeout(flush, interval);
    },
    forget() {
      clearTimeout(timer.current);
      timer.current = undefined;
      pending.current = null;
      deleteDraft(key);
    },
    isAutosaving,
  };
}
