const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Calls `start` once: when the page has loaded and the browser is idle, or at the first sign of somebody using it.
 * A prerendered page is complete without its script, so the script never competes with the first paint.
 */
export function whenWanted(start: () => void): void {
  const controller = new AbortController();
  const once = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    start();
  };
  for (const intent of intents) {
    window.addEventListener(intent, once, { passive: true, signal: controller.signal });
  }
  const whenLoaded = () =>
    'requestIdleCallback' in window ? requestIdleCallback(once, { timeout: 2000 }) : setTimeout(once, 200);
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded, { once: true, signal: controller.signal });
}
