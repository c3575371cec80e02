/** A window in which the grid finds room for its rows: jsdom lays nothing out. */
export function layOutGrid(width = 1200, height = 900): void {
  for (const [side, size] of Object.entries({ Width: width, Height: height })) {
    for (const kind of ['client', 'offset']) {
      Object.defineProperty(HTMLElement.prototype, kind + side, { configurable: true, get: () => size });
    }
  }
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  globalThis.ResizeObserver = class implements ResizeObserver {
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
  };
}
