import { onTestFinished, vi } from 'vitest';
import { adminBreakpoints } from '#src/admin/shared/adminLayout.ts';

/** A window with room for the grid's rows, because jsdom has no layout. */
export function layOutGrid(width = 1200, height = 900): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height));
  class LaidOut implements ResizeObserver {
    readonly #callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element) {
      const contentRect = new DOMRect(0, 0, width, height);
      const size = [{ inlineSize: width, blockSize: height }];
      const entry = { target, contentRect, borderBoxSize: size, contentBoxSize: size };
      queueMicrotask(() => this.#callback([{ ...entry, devicePixelContentBoxSize: size }], this));
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', LaidOut);
}

/** A phone's screen, until the test has finished. */
export function showPhone(): void {
  const { matchMedia } = window;
  window.matchMedia = (media) =>
    Object.assign(matchMedia(media), { matches: media === adminBreakpoints.phone });
  onTestFinished(() => void Object.assign(window, { matchMedia }));
}
