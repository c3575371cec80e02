import { useEffect, useState } from 'react';
import { onIdle } from './onIdle.ts';
import { useHydrated } from './useHydrated.ts';

const signsOfUse = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Milliseconds in view after which a visitor counts as staying. */
const stay = 4000;

/**
 * Whether a page that is complete without it may start to follow the database: once somebody uses the page or
 * stays on it, in an idle moment, so that it never competes with the page's own start. Started once, it goes on:
 * starting again would read all of it again.
 * @param isNeeded the page cannot show what is asked for without it: then at once
 */
export function useEngaged(isNeeded: boolean): boolean {
  const isHydrated = useHydrated(isNeeded);
  const [hasStarted, setHasStarted] = useState(false);
  if (isNeeded && isHydrated && !hasStarted) setHasStarted(true);
  useEffect(() => {
    if (hasStarted) return undefined;
    return whenStaying(() => onIdle(() => setHasStarted(true)));
  }, [hasStarted]);
  return hasStarted;
}

function whenStaying(start: () => void): () => void {
  const controller = new AbortController();
  const options = { passive: true, once: true, signal: controller.signal };
  for (const sign of signsOfUse) window.addEventListener(sign, start, options);
  const timer = setTimeout(() => {
    if (document.visibilityState === 'visible') start();
    else document.addEventListener('visibilitychange', start, options);
  }, stay);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
