import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { vi } from 'vitest';
import { pollTimeoutMs } from '#emulator/tests/support/runs.ts';
import type { Driver, ElementHandle } from './driver.ts';
import { problemsKey } from './watchedBuild.ts';

/** An element by its role and the start of its name, or by a field's label. */
export type Target = { role: string; name?: string; level?: number } | { label: string };

declare const TestingLibraryDom: typeof import('@testing-library/dom');

const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const waitOptions = { timeout: pollTimeoutMs, interval: 100 };

/** The only page of a browser; each step waits until it is possible. */
export type BrowserPage = ReturnType<typeof browserPage>;

/** User actions on the site at this origin. */
export function browserPage(driver: Driver, origin: string) {
  async function find(target: Target, isToPress: boolean): Promise<ElementHandle> {
    if (await driver.run(() => typeof TestingLibraryDom === 'undefined')) await driver.inject(queries);
    const element = await driver.element(findElement, target, isToPress);
    if (!element) throw new Error(`Not on the screen of ${origin}: ${JSON.stringify(target)}`);
    return element;
  }

  async function click(target: Target): Promise<void> {
    await vi.waitFor(async () => (await find(target, true)).click(), waitOptions);
  }

  /** The texts of all elements that match a selector. */
  function texts(selector: string): Promise<string[]> {
    return driver.run(
      (all) => [...document.querySelectorAll<HTMLElement>(all)].map(({ innerText }) => innerText),
      selector,
    );
  }

  return {
    click,
    open: (path: string) => driver.open(origin + path),
    see: async (target: Target) => {
      await vi.waitFor(() => find(target, false), waitOptions);
    },
    type: async (target: Target, text: string) => {
      await click(target);
      await (await find(target, true)).type(text);
    },
    /** Inserts the whole text in one step, as pasting does. */
    paste: async (target: Target, text: string) => {
      await click(target);
      await driver.run((inserted) => document.execCommand('insertText', false, inserted), text);
    },
    /** Chooses an option of a native select by typing, because drivers cannot reach its open list. */
    choose: async (target: Target, option: string) => {
      const select = await vi.waitFor(() => find(target, true), waitOptions);
      await select.type(option);
    },
    /** Waits for text anywhere on the screen. */
    seeText: async (text: string) => {
      await vi.waitFor(async () => {
        const [screen] = await texts('body');
        if (!screen?.includes(text)) throw new Error(`Not on the screen of ${origin}: ${text}`);
      }, waitOptions);
    },
    texts,
    /** Errors since the last call, on a site served from `watchedBuild`. */
    problems: () =>
      driver.run((key): string[] => {
        const problems = JSON.parse(sessionStorage.getItem(key) ?? '[]');
        sessionStorage.removeItem(key);
        return problems;
      }, problemsKey),
  };
}

/** Runs in the page. Scrolls the target into view; it must not be covered. */
function findElement(target: Target, isToPress: boolean): Element | null {
  const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom;
  const found =
    'label' in target
      ? queryAllByLabelText(document.body, target.label)
      : queryAllByRole(document.body, target.role, {
          name: (name) => name.startsWith(target.name ?? ''),
          ...(target.level && { level: target.level }),
        });
  const element = found.find((candidate) => candidate.checkVisibility());
  if (!element) return null;
  if (!isToPress) return element;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(hit) ? element : null;
}
