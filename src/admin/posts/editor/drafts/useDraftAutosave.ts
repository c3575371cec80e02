import { useEffect, useRef, useState } from 'react';
import { holdDraft } from './draftLocks.ts';
import { forgetDraft, keepDraft, type PostDraft } from './postDrafts.ts';

/** At most this much typing, in milliseconds, is lost when the browser dies. */
const interval = 300;

export type DraftKeeping = {
  /** Notes the text as it is now; it is written down within a moment. */
  keep(draft: Omit<PostDraft, 'key' | 'keptAt'>): void;
  /** Throws the kept text away: it was saved, or is the same as what is saved, or is not wanted. */
  forget(): void;
  /** False once the browser has refused to keep text. */
  isKeeping: boolean;
};

/** Keeps in this browser what a post form holds, while it is being typed. */
export function useDraftAutosave(key: string): DraftKeeping {
  const [isKeeping, setIsKeeping] = useState(true);
  const noted = useRef<Omit<PostDraft, 'key' | 'keptAt'>>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function writeDown() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (noted.current) setIsKeeping(keepDraft({ ...noted.current, key, keptAt: Date.now() }));
    noted.current = null;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is noted lives in refs
  useEffect(() => {
    const release = holdDraft(key);
    window.addEventListener('pagehide', writeDown);
    return () => {
      writeDown();
      window.removeEventListener('pagehide', writeDown);
      release();
    };
  }, [key]);

  return {
    keep(draft) {
      noted.current = draft;
      timer.current ??= setTimeout(writeDown, interval);
    },
    forget() {
      clearTimeout(timer.current);
      timer.current = undefined;
      noted.current = null;
      forgetDraft(key);
    },
    isKeeping,
  };
}
