import { useSyncExternalStore } from 'react';

/** `navigator.onLine` can be true without internet access. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, () => navigator.onLine);
}

function onConnectionChange(onChange: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, onChange);
  };
}
