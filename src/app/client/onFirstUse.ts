import { whenPainted } from './whenPainted.ts';

/** A tap counts when the finger leaves: started under it, the app would delay what the tap does. */
const usageEvents = ['pointermove', 'pointerup', 'pointercancel', 'keydown', 'focusin', 'scroll'] as const;

/** A page with live data counts as used once it was looked at for so long. */
const dwellMs = 10_000;

type FirstUseOptions = {
  isLive: boolean;
  hasWork: boolean;
};

/** Signs before the first paint do not count: browsers report a pointer that merely rests over the window. */
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
