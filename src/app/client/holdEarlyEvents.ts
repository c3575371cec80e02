/** Events for whose sake React would hydrate the whole page at once, in the middle of somebody's tap or key. */
const heldEvents = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'contextmenu'],
  ...['keydown', 'keypress', 'keyup', 'input', 'change', 'compositionstart', 'compositionend'],
  ...['beforeinput', 'copy', 'cut', 'paste'],
];

type HeldEvents = {
  replay(): Promise<void>;
  release(): void;
};

/** Links, fields and `details` work without React; presses of buttons are shown by `aria-busy` and replayed. */
export function holdEarlyEvents(): HeldEvents {
  const controller = new AbortController();
  const pressed: HTMLButtonElement[] = [];
  const hold = (event: Event) => {
    event.stopPropagation();
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.type !== 'click' || !button) return;
    event.preventDefault();
    button.ariaBusy = 'true';
    pressed.push(button);
  };
  for (const type of heldEvents)
    window.addEventListener(type, hold, { capture: true, signal: controller.signal });
  const release = () => {
    controller.abort();
    for (const button of pressed) button.ariaBusy = null;
  };
  return {
    release,
    async replay() {
      release();
      for (const button of pressed) {
        button.click();
        // React handles what a press has changed in a microtask; the next press builds on it.
        await null;
      }
    },
  };
}
