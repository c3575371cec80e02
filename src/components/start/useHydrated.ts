import { useSyncExternalStore } from 'react';

/** False in the prerenderer and while hydrating. */
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
