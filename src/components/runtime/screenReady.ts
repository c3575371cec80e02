import { onIdle } from './onIdle.ts';

/** Waits no longer than this for a screen that does not come. */
const timeoutMs = 10_000;

let isReady = false;
const listeners = new Set<() => void>();

/** To be called once the screen shows what it was opened for. */
export function markScreenReady(): void {
  isReady = true;
  for (const start of listeners) start();
}

/**
 * Calls `start` in an idle moment after the screen has shown what it was opened for. A browser that waits for the
 * network is idle too: a prefetch at that time would delay what the screen needs.
 */
export function onScreenReady(start: () => void): void {
  if (isReady) {
    onIdle(start);
    return;
  }
  const once = () => {
    clearTimeout(timer);
    if (listeners.delete(once)) onIdle(start);
  };
  const timer = setTimeout(once, timeoutMs);
  listeners.add(once);
}
