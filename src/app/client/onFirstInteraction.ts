import { onIdle } from '#src/components/runtime/onIdle.ts';

const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Calls `start` once the page is painted: at the first sign of somebody using it, else when it has loaded and the
 * browser is idle. A prerendered page is complete without its script, so the script never competes with the first
 * paint; what comes before that, as from a pointer at rest over the window, is no sign of anybody.
 */
export function onFirstInteraction(start: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  const once = () => {
    if (signal.aborted) return;
    controller.abort();
    start();
  };
  whenPainted(() => {
    for (const intent of intents) window.addEventListener(intent, once, { passive: true, signal });
    if (document.readyState === 'complete') onIdle(once);
    else window.addEventListener('load', () => onIdle(once), { signal });
  });
}

/** Calls back once something is on the screen; in a tab behind others, when somebody looks at it. */
function whenPainted(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
