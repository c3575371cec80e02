import { useSyncExternalStore } from 'react';

/** False while hydrating. A component that draws the same either way passes `false` and is spared a render. */
export function useHydrated(matters = true): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => !matters,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
