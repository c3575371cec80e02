import './withoutTimeline.ts';
import './appEmulator.ts';
import 'fake-indexeddb/auto';
import { withEmotionCache } from '@emotion/react';
import { cleanup, configure, render } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { pollTimeoutMs } from '#emulator/tests/support/runs.ts';
import { deleteAllBrowserAutosaves } from '#src/admin/posts/editor/autosave/browserAutosaves.ts';
import { dismiss, notificationQueue } from '#src/components/notifications/notificationQueue.ts';
import { findLabelsByTheirTarget } from './labels.ts';

const WithoutStyles = withEmotionCache((_, cache) => {
  cache.insert = () => undefined;
  return null;
});

// Test files share a window, so each resets it.
configure({
  defaultHidden: false,
  asyncUtilTimeout: pollTimeoutMs,
  // Without the page as text, which would be written for each try of a `findBy` or `waitFor`.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});
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
window.IntersectionObserver =
  class extends window.ResizeObserver {} as unknown as typeof IntersectionObserver;

// jsdom would match each rule against every element whose style is read. Tests that need styles use `Styles`.
render(<WithoutStyles />);

afterEach(() => {
  cleanup();
  for (const style of document.head.querySelectorAll('style')) style.remove();
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  await deleteAllBrowserAutosaves();
  for (const { key } of notificationQueue.get()) dismiss(key);
});
