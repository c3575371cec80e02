import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SortedKeys } from '#emulator/engine/values/sortedKeys.ts';
import { isFullRun, longTest } from '#emulator/tests/support/runs.ts';
import { aStore, asValue, commit, orders, ROOT, set, where } from './aStore.ts';

const key = fc.integer({ min: 0, max: 9999 }).map((n) => String(n).padStart(4, '0'));

test('thousands of keys stay sorted and counted through additions and removals', longTest, () => {
  const start = fc.uniqueArray(key, { maxLength: 3000, size: 'max' });
  const edits = fc.array(key, { maxLength: 3000, size: 'max' });
  fc.assert(
    fc.property(start, edits, key, key, (keys, toggled, low, high) => {
      const sorted = new SortedKeys(keys.map((text) => ({ key: text, name: text })));
      const expected = new Set(keys);
      for (const text of toggled) {
        if (expected.delete(text)) {
          sorted.remove(text);
        } else {
          expected.add(text);
          sorted.add({ key: text, name: text });
        }
      }
      const inside = [...expected].filter((text) => text >= low && text < high).sort();
      const found = [...sorted.range(low, high, false)].map(({ name }) => name);
      expect(found).toEqual(inside);
      expect([...sorted.range(low, high, true)].map(({ name }) => name)).toEqual(inside.reverse());
      expect(sorted.count(low, high)).toBe(found.length);
    }),
    { numRuns: 20 },
  );
});

test('a long range can be emptied and filled again', () => {
  const keys = Array.from({ length: 4000 }, (_, n) => String(n).padStart(4, '0'));
  const sorted = new SortedKeys(keys.map((text) => ({ key: text, name: text })));
  for (const text of keys.slice(100, 3900)) sorted.remove(text);
  sorted.add({ key: '2000', name: '2000' });
  expect(sorted.count('0000', '9999')).toBe(201);
  expect([...sorted.range('0099', '3901', false)].map(({ name }) => name)).toEqual(['0099', '2000', '3900']);
  for (const text of [...keys.slice(0, 100), '2000', ...keys.slice(3900)]) sorted.remove(text);
  expect([...sorted.range('', '~', true)]).toEqual([]);
  sorted.add({ key: '7', name: '7' });
  expect(sorted.count('', '~')).toBe(1);
});

const SIZE = isFullRun ? 100_000 : 10_000;

test(`among ${SIZE} documents a page reads only its own rows, and a count reads none`, longTest, () => {
  const store = aStore();
  const status = ['new', 'read', 'replied'];
  for (let batch = 0; batch < SIZE / 500; batch++) {
    const ids = Array.from({ length: 500 }, (_, i) => batch * 500 + i);
    commit(
      store,
      ids.map((n) => set(`things/${n}`, { n, status: status[n % 3] })),
    );
  }
  const ask = (query: object) => store.queries.parse(ROOT, { from: [{ collectionId: 'things' }], ...query });
  const isNew = where('status', 'EQUAL', 'new');
  const scannedBy = (work: () => unknown) => {
    store.queries.scanned = 0;
    work();
    return store.queries.scanned;
  };
  const page = ask({ where: isNew, orderBy: orders('-n'), limit: 25 });
  expect(scannedBy(() => expect(store.queries.run(page)).toHaveLength(25))).toBe(25);
  const after = { values: [asValue(SIZE / 2)] };
  expect(scannedBy(() => store.queries.run(ask({ orderBy: orders('n'), startAt: after, limit: 25 })))).toBe(
    25,
  );
  expect(scannedBy(() => store.queries.run(ask({ where: where('n', 'IN', [1, SIZE - 1, -1]) })))).toBe(2);
  const count = (query: object) => store.queries.aggregate(ask(query), [{ alias: 'c', count: {} }]);
  expect(scannedBy(() => expect(count({ where: isNew })).toEqual({ c: asValue(Math.ceil(SIZE / 3)) }))).toBe(
    0,
  );
  expect(scannedBy(() => expect(count({})).toEqual({ c: asValue(SIZE) }))).toBe(0);
  const either = { where: where('status', 'IN', ['new', 'read']) };
  expect(scannedBy(() => expect(count(either)).toEqual({ c: asValue(Math.ceil((SIZE * 2) / 3)) }))).toBe(0);
  commit(store, [set('things/late', { n: 1e6, status: 'new' }), { delete: `${ROOT}/things/${SIZE - 1}` }]);
  expect(scannedBy(() => expect(store.queries.run(page)[0]?.name).toBe(`${ROOT}/things/late`))).toBe(25);
  expect(scannedBy(() => expect(count({ where: isNew })).toEqual({ c: asValue(Math.ceil(SIZE / 3)) }))).toBe(
    0,
  );
});
