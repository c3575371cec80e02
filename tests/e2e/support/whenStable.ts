import type { JSHandle, Page } from '@playwright/test';

type Watch = { hasMoved: boolean };

/**
 * Inspects the page while nothing on it moves and no dialog or notification appears or disappears; repeats until that
 * is so.
 * @returns the result of the inspection
 */
export async function whenStable<T>(page: Page, look: () => Promise<T>): Promise<T> {
  for (;;) {
    const watch = await watchMovements(page);
    const seen = await look();
    if (await wasStill(watch)) return seen;
  }
}

/** Waits for animations to end, then records whether a new one starts. */
function watchMovements(page: Page): Promise<JSHandle<Watch>> {
  return page.evaluateHandle(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        // One that follows the scroll position never ends.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (let moving = ending(); moving.length > 0; moving = ending()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
    const overlays = '.MuiSnackbar-root, .MuiModal-root, .MuiPopper-root';
    const isOverlay = (element: Element) =>
      element.matches(overlays) || element.querySelector(overlays) !== null;
    const watch = { hasMoved: false };
    const note = () => {
      watch.hasMoved = true;
    };
    document.addEventListener('transitionrun', note);
    document.addEventListener('animationstart', ({ target, pseudoElement }) => {
      if (!(target instanceof Element)) return;
      const { animationIterationCount } = getComputedStyle(target, pseudoElement);
      if (!animationIterationCount.includes('infinite')) note();
    });
    new MutationObserver((mutations) => {
      const changed = mutations.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
      if (changed.some((node) => node instanceof Element && isOverlay(node))) note();
    }).observe(document.body, { childList: true, subtree: true });
    return watch;
  });
}

/** The browser reports an animation with its first frame, which may be the next one. */
function wasStill(watch: JSHandle<Watch>): Promise<boolean> {
  return watch.evaluate(
    (state) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(!state.hasMoved)));
      }),
  );
}
