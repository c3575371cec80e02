import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { removeStoredDraft, type StoredDraft, storeDraft } from '#src/features/posts/data/storedDrafts.ts';

/** At most this much typing is on this device alone. */
const syncMs = 4_000;

export function useStoredDraft() {
  const [storedAt, setStoredAt] = useState<number | null>(null);
  const pending = useRef<StoredDraft>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const storedId = useRef<string>(null);
  // One after the other: a late save must not undo a removal.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function cancel(): StoredDraft | null {
    const draft = pending.current;
    clearTimeout(timer.current);
    timer.current = undefined;
    pending.current = null;
    return draft;
  }

  function enqueue(operation: () => Promise<boolean>): Promise<boolean> {
    const result = queue.current.then(operation);
    queue.current = result;
    return result;
  }

  async function flush(): Promise<boolean> {
    const draft = cancel();
    if (!draft) return storedAt !== null;
    storedId.current = draft.id;
    const isStored = await enqueue(() => storeDraft(draft));
    if (isStored) setStoredAt(draft.savedAt);
    return isStored;
  }

  const flushOnLeave = useEffectEvent(() => void flush());
  useEffect(() => () => flushOnLeave(), []);

  return {
    save(draft: StoredDraft) {
      pending.current = draft;
      timer.current ??= setTimeout(() => void flush(), syncMs);
    },
    flush,
    remove() {
      cancel();
      const id = storedId.current;
      if (id) queue.current = removeStoredDraft(id, queue.current);
    },
    storedAt,
  };
}
