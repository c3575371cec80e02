import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchAppFiles, prefetchTemplateId, startAppFiles } from '#src/app/client/prefetchAppFiles.ts';

const numbers = Array.from({ length: 20 }, (_, index) => index);

let files: string[] = [];
let ran: number[] = [];
let idle: (() => void)[] = [];
let round = 0;

/** What jsdom lacks: a window of some width, a page that has been painted, and the browser's idle moments, one at a time. */
beforeEach(() => {
  idle = [];
  ran = [];
  round += 1;
  // A module runs once, so each test has its own modules.
  files = numbers.map((number) => `data:text/javascript,/*${round}*/globalThis.ran.push(${number})`);
  vi.stubGlobal('ran', ran);
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
  document.body.innerHTML = `<template id="${prefetchTemplateId}">${links.join('')}</template>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

function asked(): (string | null)[] {
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

/** The files run some seconds after they are fetched. */
async function nextIdleMoment(): Promise<void> {
  await vi.waitUntil(() => idle.length > 0, { timeout: 15_000 });
  idle.shift()?.();
}

it('prefetches a few files at a time, so that the page stays responsive', async () => {
  prefetchAppFiles(() => undefined);
  for (let before = 0; before < files.length; before = asked().length) {
    await nextIdleMoment();
    await vi.waitUntil(() => asked().length > before);
    expect(asked().length - before).toBeLessThanOrEqual(4);
  }
  expect(asked()).toEqual(files);
  await startAppFiles();
  await nextIdleMoment();
});

it('runs the files in order, one per idle moment, and then reports it', async () => {
  const then = vi.fn();
  prefetchAppFiles(then);
  while (asked().length < files.length) await nextIdleMoment();
  for (const number of numbers) {
    await nextIdleMoment();
    await vi.waitUntil(() => ran.length > number);
    expect(ran).toHaveLength(number + 1);
  }
  expect(then).not.toHaveBeenCalled();
  await nextIdleMoment();
  await vi.waitUntil(() => then.mock.calls.length === 1);
  expect(ran).toEqual(numbers);
});

it('fetches and runs all remaining files when the page is used, and none twice', async () => {
  const then = vi.fn();
  prefetchAppFiles(then);
  await nextIdleMoment();
  await startAppFiles();
  expect(asked()).toEqual(files);
  while (then.mock.calls.length === 0) {
    await nextIdleMoment();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(ran).toEqual(numbers);
});

it('keeps the files of other windows out of the document, or a later import would consider them fetched', async () => {
  const template = document.querySelector('template');
  template?.content.prepend(
    Object.assign(document.createElement('link'), { href: '/assets/menu.js', media: '(width < 1200px)' }),
  );
  await startAppFiles();
  expect(asked()).toEqual(files);
});
