import { useEffect, useState } from 'react';
import { onIdle } from './onIdle.ts';
import { useHydrated } from './useHydrated.ts';

const engagementEvents = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

const dwellMs = 4000;

/** For the first page of a visit, which can hydrate before it is used. */
const firstDwellMs = 10_000;

/** Never returns to false, because new listeners would read everything again. `isNeeded` skips the wait. */
export function useUserInteracted(isNeeded: boolean): boolean {
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
  const timer = setTimeout(
    () => {
      if (document.visibilityState === 'visible') start();
      else document.addEventListener('visibilitychange', start, options);
    },
    Math.max(dwellMs, firstDwellMs - performance.now()),
  );
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
