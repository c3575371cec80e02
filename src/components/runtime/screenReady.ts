import { onIdle } from './onIdle.ts';

const timeoutMs = 10_000;

let isReady = false;
const listeners = new Set<() => void>();

export function markScreenReady(): void {
  isReady = true;
  for (const start of listeners) start();
}

/** Waits for the screen first: a browser waiting for the network is idle too, and a prefetch would delay it. */
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
