import { withEmotionCache } from '@emotion/react';
import { cleanup, configure, render } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { findLabelsByTheirTarget } from './labels.ts';

// Files share a window: each begins with these, whatever the last one did.
configure({ defaultHidden: false, asyncUtilTimeout: 60_000 });
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
// Nothing has a size here.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

afterEach(cleanup);
afterAll(() => {
  // Every rule of every file before would be tried on each element that is asked for its style.
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
