import { describe, expect, test } from 'vitest';
import type { Store } from '#emulator/engine/store.ts';
import { aStore, asFields, asValue, commit, ROOT, set } from './aStore.ts';

const LATER = '2024-07-01T12:00:01.2345678Z';
const name = `${ROOT}/posts/a`;

function fieldsOf(store: Store) {
  return store.get(name)?.fields;
}

function masked(fields: Record<string, unknown>, ...fieldPaths: string[]) {
  return set('posts/a', fields, { updateMask: { fieldPaths } });
}

function transformed(...updateTransforms: unknown[]) {
  return set('posts/a', {}, { updateMask: { fieldPaths: [] }, updateTransforms });
}

describe('masks', () => {
  test('a write without a mask replaces the document, and one with a mask merges into it', () => {
    const store = aStore({ 'posts/a': { title: 'Old', views: 1 } });
    commit(store, [masked({ title: 'New' }, 'title')]);
    expect(fieldsOf(store)).toEqual(asFields({ title: 'New', views: 1 }));
    commit(store, [set('posts/a', { title: 'Only' })]);
    expect(fieldsOf(store)).toEqual(asFields({ title: 'Only' }));
  });

  test('a field in the mask without a value is deleted, even if nested or quoted', () => {
    const store = aStore({ 'posts/a': { area: { zip: 1, city: 'Rome' }, 'a.b': { '`': 1, x: 2 } } });
    commit(store, [masked({ area: { city: 'Oslo' } }, 'area.zip', 'area.city', '`a.b`.`\\``', 'gone.deep')]);
    expect(fieldsOf(store)).toEqual(asFields({ area: { city: 'Oslo' }, 'a.b': { x: 2 } }));
  });

  test('writing a field inside a vector replaces the vector', () => {
    const vector = { __type__: '__vector__', value: [1.5] };
    const store = aStore({ 'posts/a': { place: vector, other: vector } });
    commit(store, [masked({ place: { city: 'Oslo' } }, 'place.city', 'other.gone')]);
    expect(fieldsOf(store)).toEqual(asFields({ place: { city: 'Oslo' }, other: vector }));
  });

  test('a mask may name a field and a field inside it, in any order and twice: the outer one wins', () => {
    for (const paths of [
      ['owner.name', 'owner', 'owner'],
      ['owner', 'owner.name'],
      ['owner.gone', 'owner'],
    ]) {
      const store = aStore({ 'posts/a': { owner: { name: 'Jon', gone: true }, rest: 1 } });
      commit(store, [masked({ owner: { name: 'Eve', title: 'x' } }, ...paths)]);
      expect(fieldsOf(store)).toEqual(asFields({ owner: { name: 'Eve', title: 'x' }, rest: 1 }));
    }
  });

  test('a nested field replaces a plain value at its parent path', () => {
    const store = aStore({ 'posts/a': { area: 'plain' } });
    commit(store, [masked({ area: { city: 'Oslo' } }, 'area.city')]);
    expect(fieldsOf(store)).toEqual(asFields({ area: { city: 'Oslo' } }));
  });

  test('an earlier version of a document is never mutated', () => {
    const store = aStore({ 'posts/a': { area: { zip: 1 } } });
    const before = store.get(name);
    commit(store, [masked({ area: { zip: 2 } }, 'area.zip')]);
    expect(before?.fields).toEqual(asFields({ area: { zip: 1 } }));
  });
});

describe('transforms', () => {
  const MAX = { integerValue: '9223372036854775807' };
  const cases: [string, unknown, Record<string, unknown>, unknown][] = [
    ['increment adds', 1, { increment: asValue(2) }, 3],
    ['increment of a missing number starts there', undefined, { increment: asValue(2) }, 2],
    ['increment of text starts over', 'x', { increment: asValue(2) }, 2],
    ['a double makes the sum a double', 1, { increment: { doubleValue: 0.5 } }, 1.5],
    ['increment stops at 64 bits', MAX, { increment: asValue(5) }, MAX],
    ['maximum', 3, { maximum: { doubleValue: 3.5 } }, 3.5],
    ['maximum keeps an equal number as it is', 3, { maximum: { doubleValue: 3 } }, 3],
    ['minimum', 3, { minimum: asValue(-1) }, -1],
    ['minimum with NaN is NaN', 3, { minimum: { doubleValue: 'NaN' } }, Number.NaN],
    ['union adds what is missing, once', [1, 'x'], { appendMissingElements: list(1, 2, 2) }, [1, 'x', 2]],
    ['union with something other than a list makes a new list', 'x', { appendMissingElements: list(1) }, [1]],
    [
      'removal takes away all equal elements',
      [1, 2, 1],
      { removeAllFromArray: list({ doubleValue: 1 }) },
      [2],
    ],
  ];
  test.each(cases)('%s', (_title, before, transform, after) => {
    const store = aStore({ 'posts/a': before === undefined ? {} : { f: before } });
    const { writeResults } = commit(store, [transformed({ fieldPath: 'f', ...transform })]);
    expect(fieldsOf(store)).toEqual(asFields({ f: after }));
    expect(writeResults[0]?.transformResults).toEqual([
      Array.isArray(after) ? asValue(null) : asValue(after),
    ]);
  });

  test('the server time has milliseconds and is the same for all fields of a commit', () => {
    const store = aStore();
    const now = { setToServerValue: 'REQUEST_TIME' };
    const write = (id: string) => ({
      ...transformed({ fieldPath: 'x', ...now }, { fieldPath: 'y.z', ...now }),
      ...renamed(id),
    });
    const plan = store.plan([write('a'), write('b')], LATER);
    store.apply(plan);
    const at = { timestampValue: '2024-07-01T12:00:01.234Z' };
    expect(plan.requestTime).toBe(at.timestampValue);
    expect(store.get(`${ROOT}/posts/b`)?.fields).toEqual(asFields({ x: at, y: { z: at } }));
  });

  function renamed(id: string) {
    return { update: { name: `${ROOT}/posts/${id}`, fields: {} } };
  }

  function list(...values: unknown[]) {
    return { values: values.map(asValue) };
  }
});
