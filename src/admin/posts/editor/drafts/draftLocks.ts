/** Locks this tab has released: the browser frees a lock only a moment later. */
const released = new Set<string>();

/** Keeps other tabs from offering the draft until it is released, or until this tab closes or crashes. */
export function lockDraft(key: string): () => void {
  released.delete(key);
  let release = () => {};
  const end = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(key, () => end).catch(warnLockDenied);
  return () => {
    released.add(key);
    release();
  };
}

export async function lockedKeys(): Promise<Set<string | undefined>> {
  try {
    const held = (await navigator.locks?.query())?.held?.map((lock) => lock.name);
    return new Set(held?.filter((name) => name !== undefined && !released.has(name)));
  } catch (error) {
    warnLockDenied(error);
    return new Set();
  }
}

/** Browser settings may forbid locks; then all saved drafts are offered. */
function warnLockDenied(error: unknown): void {
  console.warn('The browser refused a lock for the draft:', error);
}
