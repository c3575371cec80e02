import { schemeSwitch, switchColorScheme } from '#src/components/browser/switchColorScheme.ts';

/** Events that would make React hydrate the whole page synchronously, in the middle of a tap or key press. */
const heldEvents = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'contextmenu'],
  ...['keydown', 'keypress', 'keyup', 'input', 'change', 'compositionstart', 'compositionend'],
  ...['beforeinput', 'copy', 'cut', 'paste'],
];

type HeldEvents = {
  replay(): Promise<void>;
  release(): void;
};

/** Links, fields and `details` work without React; clicks on buttons set `aria-busy` and are replayed. */
export function holdEarlyEvents(): HeldEvents {
  const controller = new AbortController();
  const pressed: HTMLButtonElement[] = [];
  const hold = (event: Event) => {
    event.stopPropagation();
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // Popover buttons work without React.
    if (event.type !== 'click' || !button || button.hasAttribute('popovertarget')) return;
    event.preventDefault();
    if (button.name === schemeSwitch) {
      switchColorScheme();
      return;
    }
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
        // React applies the effects of a click in a microtask, and the next click may depend on them.
        await null;
      }
    },
  };
}
