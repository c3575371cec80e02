import { useSyncExternalStore } from 'react';

/** False while hydrating. A component that renders the same either way passes `false` to avoid a second render. */
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
