import { whenPainted } from './whenPainted.ts';

/** Waits for `pointerup`: on `pointerdown`, starting the app would delay the tap's effect. */
const usageEvents = ['pointermove', 'pointerup', 'pointercancel', 'keydown', 'focusin', 'scroll'] as const;

/** After this long on screen, a page with live data counts as used. */
const dwellMs = 10_000;

/** When the app starts; each page declares one. `oncePainted` is for content that only the browser knows. */
export type AppStart = 'immediately' | 'oncePainted' | 'onUse' | 'onUseOrDwell';

type FirstUse = {
  /** A finger on the screen: the network can work while it is lifted. */
  prepare(): void;
  start(): void;
};

/** Ignores events before the first paint: browsers report a pointer that merely rests over the window. */
export function onFirstUse({ prepare, start }: FirstUse, when: Exclude<AppStart, 'immediately'>): void {
  const controller = new AbortController();
  const options = { passive: true, capture: true, signal: controller.signal };
  const once = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    start();
  };
  whenPainted(() => {
    window.addEventListener('pointerdown', prepare, { ...options, once: true });
    for (const type of usageEvents) window.addEventListener(type, once, options);
    document.addEventListener('visibilitychange', () => isInView() && once(), options);
    if (when === 'onUseOrDwell') setTimeout(() => isInView() && once(), dwellMs);
    if (when === 'oncePainted' || isFieldInUse()) once();
  });
}

/** Whether a field was focused before this script ran. `autofocus` does not count, since the visitor did nothing. */
function isFieldInUse(): boolean {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement && field.autofocus) return field.value !== '';
  return field !== document.body;
}

function isInView(): boolean {
  return document.visibilityState === 'visible';
}
