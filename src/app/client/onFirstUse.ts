import { whenPainted } from './whenPainted.ts';

/** A tap counts when the finger leaves: started under it, the app would delay what the tap does. */
const usageEvents = ['pointermove', 'pointerup', 'pointercancel', 'keydown', 'focusin', 'scroll'] as const;

/** How long a page with live data is looked at before it counts as used, in milliseconds. */
const dwellMs = 10_000;

type FirstUseOptions = {
  /** Whether the page has live data: it also starts for somebody who only reads. */
  isLive: boolean;
  /** Whether the app has something to do on the page before anybody uses it. */
  hasWork: boolean;
};

/**
 * Calls `start` once, at the first sign of somebody using the page: pointer, touch, key, focus, scroll or the return to
 * its tab. A prerendered page is complete without its script, so until then nothing of the app runs. Signs before the
 * first paint do not count: browsers report a pointer that merely rests over the window.
 */
export function onFirstUse(start: () => void, { isLive, hasWork }: FirstUseOptions): void {
  const controller = new AbortController();
  const options = { passive: true, capture: true, signal: controller.signal };
  const once = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    start();
  };
  whenPainted(() => {
    for (const type of usageEvents) window.addEventListener(type, once, options);
    document.addEventListener('visibilitychange', () => isInView() && once(), options);
    if (isLive) setTimeout(() => isInView() && once(), dwellMs);
    if (hasWork || isFieldInUse()) once();
  });
}

/** Whether somebody was quicker than this script. A field with `autofocus` has the focus without anybody's doing. */
function isFieldInUse(): boolean {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement && field.autofocus) return field.value !== '';
  return field !== document.body;
}

function isInView(): boolean {
  return document.visibilityState === 'visible';
}
