import { useSyncExternalStore } from 'react';

/** False is certain, true is not. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, () => navigator.onLine);
}

function onConnectionChange(onChange: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, onChange);
  };
}
