import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolder } from '#emulator/engine/disk/dataFolder.ts';
import type { Store } from '#emulator/engine/store.ts';
import { isFullRun, longTest } from '#emulator/tests/support/runs.ts';
import { aStore, asFields, commit, ROOT, set } from './aStore.ts';

let directory: string;
let open: DataFolder[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'journal-'));
});

afterEach(() => {
  for (const folder of open) folder.close();
  open = [];
  rmSync(directory, { recursive: true });
});

function openFolder(): DataFolder {
  const folder = new DataFolder(directory);
  open.push(folder);
  return folder;
}

function closeFolders(): void {
  for (const folder of open) folder.close();
  open = [];
}

function reopened(): Store {
  closeFolders();
  return aStore({}, { journal: openFolder().journal('store') });
}

const file = () => join(directory, 'store.jsonl');

test('everything committed is still there after a restart, and times keep increasing', () => {
  const store = reopened();
  commit(store, [set('a/1', { n: 1 }), set('a/2', { n: 2 })]);
  commit(store, [{ delete: `${ROOT}/a/2` }]);
  const { commitTime } = commit(store, [set('a/3', { text: 'é😀\n' })]);
  const before = [1, 2, 3].map((id) => store.get(`${ROOT}/a/${id}`));
  const again = reopened();
  expect([1, 2, 3].map((id) => again.get(`${ROOT}/a/${id}`))).toEqual(before);
  expect(commit(again, [set('a/4', {})], '2001-01-01T00:00:00Z').commitTime > commitTime).toBe(true);
});

test('a crash in the middle of a line loses only that commit, and the next one is stored', () => {
  commit(reopened(), [set('a/1', {})]);
  const whole = statSync(file()).size;
  commit(reopened(), [set('a/2', { text: 'é' })]);
  closeFolders();
  const bytes = readFileSync(file());
  for (let length = whole; length < bytes.length; length++) {
    writeFileSync(file(), bytes.subarray(0, length));
    const store = reopened();
    expect(store.size).toBe(1);
    commit(store, [set('a/3', {})]);
    expect(reopened().size).toBe(2);
  }
});

test('a refused commit is not stored', () => {
  const store = reopened();
  expect(() =>
    commit(store, [set('a/1', {}), set('a/2', {}, { currentDocument: { exists: true } })]),
  ).toThrow();
  expect(reopened().size).toBe(0);
});

test('damage inside the file is reported with its line number and loses no data silently', () => {
  const store = reopened();
  commit(store, [set('a/1', {})]);
  appendFileSync(file(), 'garbage\n{"put":[]}\n');
  expect(() => reopened()).toThrow(/store\.jsonl:2/);
});

test('a large journal is compacted in the background without losing commits made at the same time', async () => {
  const store = reopened();
  const text = 'x'.repeat(100_000);
  for (let from = 0; from < 2000; from += 500) {
    commit(
      store,
      Array.from({ length: 500 }, (_, n) => set(`b/${from + n}`, { n })),
    );
  }
  for (let n = 0; n < 60; n++) commit(store, [set('a/1', { n, text })]);
  const grown = statSync(file()).size;
  await turn();
  for (let n = 0; n < 10; n++) {
    expect(readdirSync(directory).includes('store.jsonl.new')).toBe(n < 4);
    commit(store, [set('a/1', { n: 1000 + n }), { delete: `${ROOT}/b/${n}` }]);
    await turn();
  }
  expect(statSync(file()).size).toBeLessThan(grown / 2);
  const again = reopened();
  expect(again.size).toBe(1991);
  expect(again.get(`${ROOT}/a/1`)?.fields).toEqual(asFields({ n: 1009 }));
});

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('an interrupted compaction leaves the old file in use', () => {
  commit(reopened(), [set('a/1', {})]);
  closeFolders();
  writeFileSync(`${file()}.new`, '{"put":[');
  expect(reopened().size).toBe(1);
  expect(readdirSync(directory)).not.toContain('store.jsonl.new');
});

test('a process killed at any time loses no acknowledged commit', longTest, async () => {
  for (const delay of isFullRun ? [20, 60, 140] : [60]) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'commitForever.ts'), directory],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let acknowledged = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      acknowledged += text;
    });
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, delay));
    child.kill('SIGKILL');
    await once(child, 'close');
    const ids = acknowledged.split('\n').slice(0, -1);
    const store = reopened();
    expect(ids.filter((id) => store.get(`${ROOT}/kept/${id}`) === null)).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
    closeFolders();
  }
});

test('an emptied file is an empty store', () => {
  commit(reopened(), [set('a/1', {})]);
  closeFolders();
  truncateSync(file());
  expect(reopened().size).toBe(0);
});
