import { useEffect, useState } from 'react';
import { onIdle } from './onIdle.ts';
import { useHydrated } from './useHydrated.ts';

const engagementEvents = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** A visitor is engaged after this long in view. */
const dwellMs = 4000;

/**
 * Whether a page that is complete without live data may start its listeners: in an idle moment after somebody uses the
 * page or stays on it. Stays true, since new listeners would read everything again.
 * @param isNeeded true at once, where the page is not complete without live data
 */
export function useEngaged(isNeeded: boolean): boolean {
  const isHydrated = useHydrated(isNeeded);
  const [hasStarted, setHasStarted] = useState(false);
  const startsNow = isNeeded && isHydrated;
  useEffect(() => {
    if (hasStarted) return undefined;
    if (startsNow) return setHasStarted(true);
    return onEngaged(() => onIdle(() => setHasStarted(true)));
  }, [hasStarted, startsNow]);
  return hasStarted || startsNow;
}

function onEngaged(start: () => void): () => void {
  const controller = new AbortController();
  const options = { passive: true, once: true, signal: controller.signal };
  for (const type of engagementEvents) window.addEventListener(type, start, options);
  const timer = setTimeout(() => {
    if (document.visibilityState === 'visible') start();
    else document.addEventListener('visibilitychange', start, options);
  }, dwellMs);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
