import { createStore } from '#src/components/state/createStore.ts';
import { onIdle } from './onIdle.ts';

const timeoutMs = 10_000;

const ready = createStore(false);

export function markScreenReady(): void {
  ready.set(true);
}

/**
 * Not `requestIdleCallback` alone: a browser waiting for the network is idle too, and a prefetch would slow the page.
 */
export function onScreenReady(start: () => void): void {
  if (ready.get()) {
    onIdle(start);
    return;
  }
  const once = () => {
    clearTimeout(timer);
    unsubscribe();
    onIdle(start);
  };
  const timer = setTimeout(once, timeoutMs);
  const unsubscribe = ready.subscribe(once);
}
