import { describe, expect, test } from 'vitest';
import { aStore, asValue, idsOf, joined, orders, ROOT, where } from './aStore.ts';

const things = aStore({
  'things/a': { n: 1, tags: ['x', 'y'], city: 'Rome', area: { zip: 10 } },
  'things/b': { n: 2, tags: ['y'], city: 'Oslo', area: { zip: 20 } },
  'things/c': { n: 2, tags: [], city: null },
  'things/d': { n: 3.5, tags: ['x', { deep: 1 }], city: 'Rome', area: { zip: 5 } },
  'things/e': { n: 'text', city: 'Rome' },
  'things/f': { city: Number.NaN },
  'things/a/things/g': { n: 2, city: 'Oslo' },
  'others/h': { n: 2 },
});

describe('filters', () => {
  const cases: [string, unknown, string[]][] = [
    ['equality', where('n', 'EQUAL', 2), ['b', 'c']],
    ['equality across number types', where('n', 'EQUAL', { doubleValue: 2 }), ['b', 'c']],
    ['less than stays among numbers', where('n', 'LESS_THAN', 3), ['a', 'b', 'c']],
    ['at least', where('n', 'GREATER_THAN_OR_EQUAL', 2), ['b', 'c', 'd']],
    ['above', where('n', 'GREATER_THAN', 2), ['d']],
    ['at most', where('n', 'LESS_THAN_OR_EQUAL', 2), ['a', 'b', 'c']],
    ['text range', where('city', 'GREATER_THAN', 'Oslo'), ['a', 'd', 'e']],
    ['not equal leaves out null and missing fields', where('city', 'NOT_EQUAL', 'Rome'), ['f', 'b']],
    ['in', where('n', 'IN', [1, 3.5, 99]), ['a', 'd']],
    ['in with repeats', where('n', 'IN', [2, { doubleValue: 2 }, 2]), ['b', 'c']],
    ['not in', where('n', 'NOT_IN', [1, 2]), ['d', 'e']],
    ['not in with null finds nothing', where('n', 'NOT_IN', [1, null]), []],
    ['array contains', where('tags', 'ARRAY_CONTAINS', 'x'), ['a', 'd']],
    ['array contains a map', where('tags', 'ARRAY_CONTAINS', { deep: 1 }), ['d']],
    ['array contains any, each once', where('tags', 'ARRAY_CONTAINS_ANY', ['x', 'y']), ['a', 'b', 'd']],
    ['a nested field', where('area.zip', 'EQUAL', 20), ['b']],
    ['null', { unaryFilter: { field: { fieldPath: 'city' }, op: 'IS_NULL' } }, ['c']],
    ['NaN', { unaryFilter: { field: { fieldPath: 'city' }, op: 'IS_NAN' } }, ['f']],
    [
      'not null',
      { unaryFilter: { field: { fieldPath: 'city' }, op: 'IS_NOT_NULL' } },
      ['f', 'b', 'a', 'd', 'e'],
    ],
    ['and', joined('AND', where('city', 'EQUAL', 'Rome'), where('n', 'EQUAL', 1)), ['a']],
    ['contradiction', joined('AND', where('n', 'EQUAL', 1), where('n', 'EQUAL', 2)), []],
    ['or, each once', joined('OR', where('n', 'EQUAL', 1), where('city', 'EQUAL', 'Rome')), ['a', 'd', 'e']],
    [
      'or inside and',
      joined(
        'AND',
        where('n', 'LESS_THAN', 9),
        joined('OR', where('city', 'EQUAL', 'Oslo'), where('tags', 'ARRAY_CONTAINS', 'x')),
      ),
      ['a', 'b', 'd'],
    ],
    ['two ranges', joined('AND', where('n', 'GREATER_THAN', 1), where('area.zip', 'LESS_THAN', 15)), ['d']],
    ['a document name', where('__name__', 'EQUAL', { referenceValue: `${ROOT}/things/d` }), ['d']],
    [
      'a document name in another collection',
      where('__name__', 'EQUAL', { referenceValue: `${ROOT}/others/h` }),
      [],
    ],
    [
      'names in a list',
      where(
        '__name__',
        'IN',
        ['d', 'b', 'zz'].map((id) => ({ referenceValue: `${ROOT}/things/${id}` })),
      ),
      ['b', 'd'],
    ],
    [
      'names greater than a given one',
      where('__name__', 'GREATER_THAN', { referenceValue: `${ROOT}/things/d` }),
      ['e', 'f'],
    ],
  ];
  test.each(cases)('%s', (_title, filter, ids) => {
    expect(idsOf(things, { where: filter })).toEqual(ids);
  });
});

describe('orders, cursors and limits', () => {
  test('documents without an ordered field are left out, and ties are broken by name in the last direction', () => {
    expect(idsOf(things, { orderBy: orders('n') })).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(idsOf(things, { orderBy: orders('-n') })).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(idsOf(things, { orderBy: orders('-city', 'n') })).toEqual(['a', 'd', 'e', 'b', 'c']);
    const named = { where: where('__name__', 'GREATER_THAN', { referenceValue: `${ROOT}/things/d` }) };
    expect(idsOf(things, { ...named, orderBy: orders('__name__') })).toEqual(['e', 'f']);
  });

  test('cursors start and end before or after their values', () => {
    const by = { orderBy: orders('n') };
    const two = [asValue(2)];
    expect(idsOf(things, { ...by, startAt: { values: two, before: true } })).toEqual(['b', 'c', 'd', 'e']);
    expect(idsOf(things, { ...by, startAt: { values: two } })).toEqual(['d', 'e']);
    expect(idsOf(things, { ...by, endAt: { values: two, before: true } })).toEqual(['a']);
    expect(idsOf(things, { ...by, endAt: { values: two } })).toEqual(['a', 'b', 'c']);
  });

  test('a cursor with a document name continues between equal values', () => {
    const values = [asValue(2), { referenceValue: `${ROOT}/things/b` }];
    expect(idsOf(things, { orderBy: orders('n', '__name__'), startAt: { values } })).toEqual(['c', 'd', 'e']);
    expect(idsOf(things, { orderBy: orders('-n', '-__name__'), startAt: { values } })).toEqual(['a']);
  });

  test('limit and offset count from the start; the reversed query is the last page', () => {
    expect(idsOf(things, { orderBy: orders('n'), offset: 1, limit: 2 })).toEqual(['b', 'c']);
    expect(idsOf(things, { orderBy: orders('-n'), limit: { value: 2 } })).toEqual(['e', 'd']);
    expect(idsOf(things, { limit: 0 })).toEqual([]);
    expect(idsOf(things, { offset: 99 })).toEqual([]);
  });

  test('a collection group finds every depth, or only what is below a given document', () => {
    const from = [{ collectionId: 'things', allDescendants: true }];
    expect(idsOf(things, { from, where: where('n', 'EQUAL', 2) })).toEqual(['g', 'b', 'c']);
    const below = things.queries.parse(`${ROOT}/things/a`, { from });
    expect(things.queries.run(below).map(({ name }) => name)).toEqual([`${ROOT}/things/a/things/g`]);
  });

  test('a projection returns the selected fields, including nested ones', () => {
    const query = things.queries.parse(ROOT, {
      from: [{ collectionId: 'things' }],
      select: { fields: [{ fieldPath: 'area.zip' }, { fieldPath: 'n' }] },
      limit: 1,
    });
    const [document] = things.queries.run(query).map((found) => things.queries.project(query, found));
    expect(document?.fields).toEqual({ n: asValue(1), area: asValue({ zip: 10 }) });
  });
});
