import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead, fetchStartFiles } from '#src/app/client/fetchAhead.ts';
import { startFilesId } from '#src/app/client/startFilesId.ts';

const files = Array.from({ length: 20 }, (_, index) => `/assets/file-${index}.js`);

let idle: (() => void)[] = [];

/** What jsdom lacks: a window of some width, a page that has been painted, and the browser's idle moments, one at a time. */
beforeEach(() => {
  idle = [];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        this.#callback = callback;
      }
      observe() {
        this.#callback();
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '' }));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  const links = files.map((file) => `<link rel="modulepreload" href="${file}">`);
  document.body.innerHTML = `<template id="${startFilesId}">${links.join('')}</template>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

function asked(): (string | null)[] {
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

it('fetches files ahead a few at a time, so that the page answers in between', () => {
  fetchAhead();
  let before = 0;
  while (idle.length > 0) {
    idle.shift()?.();
    expect(asked().length - before).toBeLessThanOrEqual(4);
    before = asked().length;
  }
  expect(asked()).toEqual(files);
});

it('fetches all that are left at once when the page is used meanwhile, and none twice', () => {
  fetchAhead();
  idle.shift()?.();
  fetchStartFiles();
  expect(asked()).toEqual(files);
  while (idle.length > 0) idle.shift()?.();
  expect(asked()).toEqual(files);
});

it('leaves the files of other windows out of the document, where a later import would take them for fetched', () => {
  const template = document.querySelector('template');
  template?.content.prepend(
    Object.assign(document.createElement('link'), { href: '/assets/menu.js', media: '(width < 1200px)' }),
  );
  fetchStartFiles();
  expect(asked()).toEqual(files);
});
