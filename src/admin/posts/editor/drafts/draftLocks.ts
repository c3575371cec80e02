/** Keeps other tabs from offering the draft, until it is released or the tab is gone, however it went. */
export function lockDraft(key: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(key, () => released).catch(warnLockDenied);
  return release;
}

export async function lockedKeys(): Promise<Set<string | undefined>> {
  try {
    return new Set((await navigator.locks?.query())?.held?.map((lock) => lock.name));
  } catch (error) {
    warnLockDenied(error);
    return new Set();
  }
}

/** A browser may refuse locks by its settings; then all kept text is offered. */
function warnLockDenied(error: unknown): void {
  console.warn('The browser refused a lock for the text:', error);
}
