import { onIdle } from './onIdle.ts';

/** Waits no longer than this for a screen that does not come, in milliseconds. */
const patience = 10_000;

let isReady = false;
const waiting = new Set<() => void>();

/** Says that the screen shows what it was opened for: what may be wanted later need no longer wait. */
export function announceReady(): void {
  isReady = true;
  for (const start of waiting) start();
}

/**
 * Calls `start` in an idle moment after the screen has shown what it was opened for. A browser that waits for the
 * network is idle too: fetched then, what is only likely to be wanted would hold up what is wanted now.
 */
export function whenReady(start: () => void): void {
  if (isReady) {
    onIdle(start);
    return;
  }
  const once = () => {
    clearTimeout(timer);
    if (waiting.delete(once)) onIdle(start);
  };
  const timer = setTimeout(once, patience);
  waiting.add(once);
}
