import { schemeSwitch, switchColorScheme } from '#src/components/browser/switchColorScheme.ts';

/** Events that would make React hydrate the whole page synchronously, in the middle of a tap or key press. */
const heldEvents = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'contextmenu'],
  ...['keydown', 'keypress', 'keyup', 'input', 'change', 'compositionstart', 'compositionend'],
  ...['beforeinput', 'copy', 'cut', 'paste'],
];

type HeldEvents = {
  replay(): void;
  /** For a page whose app cannot be started. */
  giveUp(): void;
};

/**
 * Links, fields, `details`, popovers and the color scheme work without React. A click on any other button sets
 * `aria-busy` and is replayed; more clicks on the same button change nothing.
 */
export function holdEarlyEvents(): HeldEvents {
  const controller = new AbortController();
  const pressed = new Set<HTMLButtonElement>();
  const hold = (event: Event) => {
    event.stopPropagation();
    const button = buttonOf(event);
    if (event.type !== 'click' || !button || button.hasAttribute('popovertarget')) return;
    event.preventDefault();
    if (button.name === schemeSwitch) return void switchColorScheme();
    button.ariaBusy = 'true';
    pressed.add(button);
  };
  for (const type of heldEvents)
    window.addEventListener(type, hold, { capture: true, signal: controller.signal });
  const release = () => {
    controller.abort();
    for (const button of pressed) button.ariaBusy = null;
  };
  return {
    replay() {
      release();
      for (const button of pressed) button.click();
    },
    giveUp: release,
  };
}

function buttonOf({ target }: Event): HTMLButtonElement | null {
  return target instanceof Element ? target.closest('button') : null;
}
