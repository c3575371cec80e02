import { expect, test } from 'vitest';
import { aStore, asValue, joined, orders, ROOT, where } from './aStore.ts';

const store = aStore({
  'things/a': { n: 1, kind: 'x' },
  'things/b': { n: 2, kind: 'x' },
  'things/c': { n: 'text', kind: 'x' },
  'things/d': { n: 0.5, kind: 'y' },
});

function answer(aggregation: unknown, structuredQuery: object = {}) {
  const query = store.queries.parse(ROOT, { from: [{ collectionId: 'things' }], ...structuredQuery });
  return store.queries.aggregate(query, [aggregation]);
}

test('count counts the result within limit and offset, up to a maximum if one is given', () => {
  expect(answer({ alias: 'c', count: {} })).toEqual({ c: asValue(4) });
  expect(answer({ alias: 'c', count: { upTo: { value: '2' } } })).toEqual({ c: asValue(2) });
  expect(answer({ alias: 'c', count: { upTo: '3' } })).toEqual({ c: asValue(3) });
  expect(answer({ alias: 'c', count: {} }, { limit: 3, offset: 2 })).toEqual({ c: asValue(2) });
  expect(answer({ alias: 'c', count: {} }, { where: where('kind', 'NOT_EQUAL', 'x') })).toEqual({
    c: asValue(1),
  });
});

test('a document that matches several alternatives counts once', () => {
  const count = (filter: unknown) => answer({ alias: 'c', count: {} }, { where: filter });
  expect(count(where('n', 'IN', [2, { doubleValue: 2 }, 2]))).toEqual({ c: asValue(1) });
  expect(count(joined('OR', where('n', 'EQUAL', 1), where('kind', 'EQUAL', 'x')))).toEqual({ c: asValue(3) });
});

test('sum and average use only numbers; integers sum to an integer, and without numbers the average is null', () => {
  const field = { fieldPath: 'n' };
  const x = { where: where('kind', 'EQUAL', 'x') };
  expect(answer({ alias: 's', sum: { field } }, x)).toEqual({ s: asValue(3) });
  expect(answer({ alias: 's', sum: { field } })).toEqual({ s: asValue(3.5) });
  expect(answer({ alias: 's', avg: { field } }, x)).toEqual({ s: { doubleValue: 1.5 } });
  expect(answer({ alias: 's', sum: { field: { fieldPath: 'none' } } })).toEqual({ s: asValue(0) });
  expect(answer({ alias: 's', avg: { field: { fieldPath: 'none' } } })).toEqual({ s: asValue(null) });
});

test('aggregations, counts and limits include only documents that have every aggregated field', () => {
  const books = aStore({
    'things/a': { pages: 100, year: 1980 },
    'things/b': { pages: 50, year: 2020 },
    'things/c': { pages: 150, year: 2021 },
    'things/d': { pages: 50 },
    'things/e': { year: 'long ago', pages: 'many' },
  });
  const of = (fieldPath: string) => ({ field: { fieldPath } });
  const all = [
    { alias: 'pages', sum: of('pages') },
    { alias: 'mean', avg: of('pages') },
    { alias: 'year', avg: of('year') },
    { alias: 'count', count: {} },
  ];
  const answers = (structuredQuery: object, aggregations: object[] = all) =>
    books.queries.aggregate(
      books.queries.parse(ROOT, { from: [{ collectionId: 'things' }], ...structuredQuery }),
      aggregations,
    );
  const expected = { pages: asValue(300), mean: { doubleValue: 100 }, year: { doubleValue: 2007 } };
  expect(answers({ where: where('pages', 'LESS_THAN', 1000) })).toEqual({ ...expected, count: asValue(3) });
  expect(answers({})).toEqual({ ...expected, count: asValue(4) });
  const counted = [{ alias: 'count', count: {} }];
  expect(answers({}, counted)).toEqual({ count: asValue(5) });
  const descending = { orderBy: orders('-pages', '-year'), limit: 3 };
  expect(answers(descending)).toMatchObject({ pages: asValue(250), count: asValue(3) });
});

test('more than five aggregations are refused with production’s error message', () => {
  const six = Array.from({ length: 6 }, (_, i) => ({ alias: `a${i}`, count: {} }));
  const query = store.queries.parse(ROOT, { from: [{ collectionId: 'things' }] });
  expect(() => store.queries.aggregate(query, six)).toThrow(/maximum number of aggregations/);
});

test.each([
  ['none', []],
  ['six', Array.from({ length: 6 }, (_, i) => ({ alias: `a${i}`, count: {} }))],
  ['an unknown kind', [{ median: {} }]],
  [
    'the same alias twice',
    [
      { alias: 'a', count: {} },
      { alias: 'a', count: {} },
    ],
  ],
  ['a count up to zero', [{ count: { upTo: 0 } }]],
  ['a sum without a field', [{ sum: {} }]],
])('aggregations are refused: %s', (_title, aggregations) => {
  const query = store.queries.parse(ROOT, { from: [{ collectionId: 'things' }] });
  expect(() => store.queries.aggregate(query, aggregations)).toThrow(
    expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
  );
});
