import { useSyncExternalStore } from 'react';

/**
 * False in prerendered HTML and in the first render over it, true from then on: the gate before live data.
 * @param matters whether the component draws anything else before; where not, it is true at once, and the component
 * need not be drawn again as soon as the page is taken over
 */
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
