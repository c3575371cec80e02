import 'fake-indexeddb/auto';
import { withEmotionCache } from '@emotion/react';
import { cleanup, configure, render } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { pollTimeoutMs } from '#emulator/tests/support/runs.ts';
import { findLabelsByTheirTarget } from './labels.ts';

// Test files share a window, so each resets it.
configure({ defaultHidden: false, asyncUtilTimeout: pollTimeoutMs });
findLabelsByTheirTarget();
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
// CodeMirror measures its text.
Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
Range.prototype.getBoundingClientRect = () => new DOMRect();
// jsdom has no layout.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(cleanup);
afterAll(() => {
  // Otherwise jsdom would match the rules of all previous files against each element whose style is read.
  render(<StyleFlusher />);
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const StyleFlusher = withEmotionCache((_, cache) => {
  cache.sheet.flush();
  cache.inserted = {};
  cache.registered = {};
  return null;
});
