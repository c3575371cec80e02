import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundlePage, openPage, startBrowser } from '#emulator/tests/support/browser.ts';
import { projectId } from '#emulator/tests/support/projectId.ts';
import { agreement, cases } from './agreement.ts';
import { openSides, rootOf, type Sides } from './sides.ts';
import { listOf, small } from './values.ts';

const root = rootOf(projectId);
const folder = 'followed';

let sides: Sides;
let browser: Browser;
let server: Server;
let pages: Page[];

beforeAll(async () => {
  const page = new URL('../support/sdkPage.ts', import.meta.url);
  const [opened, started, script] = await Promise.all([
    openSides(projectId),
    startBrowser(),
    bundlePage(page),
  ]);
  sides = opened;
  browser = started;
  server = createServer((request, response) => {
    const isScript = request.url === '/sdk.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : '<!doctype html><script type="module" src="/sdk.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { official, embedded } = sides.origins;
  pages = await Promise.all(
    [official, embedded].map(async (emulator) =>
      openPage(await browser.newPage(), `${origin}/?emulator=${emulator}`),
    ),
  );
});
afterAll(async () => {
  await browser.close();
  server.close();
  await sides.stop();
});

/** Runs in the page: subscribes to lists of every kind, and to a marker that shows the page's progress. */
function follow(name: string): number {
  const { db, firestore: fs, seen } = sdk;
  const all = fs.collection(db, name);
  const { orderBy, where, limit, limitToLast, startAt, endBefore, or } = fs;
  const lists = [
    fs.query(all),
    fs.query(all, orderBy('a'), limit(3)),
    fs.query(all, orderBy('a', 'desc'), limit(4)),
    fs.query(all, orderBy('a'), limitToLast(3)),
    fs.query(all, where('a', '>', 0)),
    fs.query(all, where('a', '!=', 1), limit(3)),
    fs.query(all, where('a', 'in', [1, 'a'])),
    fs.query(all, where('t', 'array-contains', 1)),
    fs.query(all, or(where('a', '==', 1), where('b', '==', 1)), limit(5)),
    fs.query(all, where('b', '==', null)),
    fs.query(all, orderBy('a'), orderBy('b', 'desc')),
    fs.query(all, orderBy('a'), startAt(1), endBefore('b')),
    fs.query(all, where('b', '==', 1), orderBy('a'), limit(2)),
    fs.query(all, orderBy(fs.documentId()), limit(4)),
    fs.query(fs.collectionGroup(db, name), orderBy('a'), limit(6)),
  ];
  fs.onSnapshot(fs.doc(db, 'marker/m'), (snapshot) => {
    seen[0] = snapshot.data()?.n ?? 0;
  });
  const plain = (_: string, value: unknown) => (Number.isNaN(value) ? 'NaN' : value);
  for (const [number, list] of lists.entries()) {
    fs.onSnapshot(list, ({ docs }) => {
      const rows = docs.map((one) => [
        one.ref.path,
        Object.entries(one.data()).sort(([a], [b]) => (a < b ? -1 : 1)),
      ]);
      seen[number + 1] = JSON.stringify(rows, plain);
    });
  }
  return lists.length;
}

const maybe = (arbitrary: fc.Arbitrary<object>) => fc.option(arbitrary, { nil: undefined, freq: 5 });
const fields = fc
  .record({ a: maybe(small), b: maybe(small), t: maybe(listOf(small)) })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined)));
const name = fc
  .constantFrom('d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'deep')
  .map((id) => (id === 'deep' ? `${root}/other/p/${folder}/deep` : `${root}/${folder}/${id}`));
const write = fc.oneof(
  { weight: 5, arbitrary: fc.record({ update: fc.record({ name, fields }) }) },
  {
    weight: 3,
    arbitrary: fc
      .record({ name, fields })
      .map((update) => ({ update, updateMask: { fieldPaths: Object.keys(update.fields) } })),
  },
  { weight: 2, arbitrary: fc.record({ delete: name }) },
);
const commit = fc.uniqueArray(write, {
  minLength: 1,
  maxLength: 3,
  selector: (one) => ('delete' in one ? one.delete : one.update.name),
});

it('pages that follow lists see the same after every commit', async () => {
  const { compare, holds } = agreement('listeners', []);
  const [lists = 0] = await Promise.all(pages.map((page) => page.evaluate(follow, folder)));
  let number = 0;
  const seen = () => Promise.all(pages.map((page) => page.evaluate(() => sdk.seen)));
  // Writes made before a page subscribes may reach it out of order.
  await expect
    .poll(async () => (await seen()).map((all) => Object.keys(all).length))
    .toEqual([lists + 1, lists + 1]);
  // A page stays wrong after its first error, so shrinking makes no sense.
  const options = { endOnFailure: true };
  await holds(
    commit,
    Math.ceil(cases / lists),
    async (writes) => {
      number += 1;
      const marker = { name: `${root}/marker/m`, fields: { n: { integerValue: `${number}` } } };
      const answers = await sides.ask(`${root}:commit`, { writes: [...writes, { update: marker }] });
      expect([answers.official.status, answers.embedded.status]).toEqual(['OK', 'OK']);
      await expect.poll(async () => (await seen()).map(([n]) => n)).toEqual([number, number]);
      // The official emulator sends some commits in two parts.
      await expect
        .poll(async () => isSame(await seen()), { timeout: 10_000 })
        .toBe(true)
        .catch(() => undefined);
      const [official = [], embedded = []] = await seen();
      for (let list = 1; list <= lists; list += 1) compare([list, writes], official[list], embedded[list]);
    },
    options,
  );
});

function isSame([one, other]: unknown[][]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
