import { useSyncExternalStore } from 'react';

/** False in prerendered HTML and in the first render over it, true from then on: the gate before live data. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
