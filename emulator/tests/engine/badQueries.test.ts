import { describe, expect, test } from 'vitest';
import { aStore, asValue, DATABASE, joined, orders, ROOT, where } from './aStore.ts';

const store = aStore({ 'things/a': { n: 1 } });
const DEEP_FILTER = Array.from({ length: 5000 }).reduce<unknown>(
  (inner) => joined('AND', inner),
  where('n', 'EQUAL', 1),
);

describe('queries', () => {
  const any = Array.from({ length: 31 }, (_, i) => i);
  const cases: [string, unknown][] = [
    ['no collection', {}],
    ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }],
    ['a path as a collection', { from: [{ collectionId: 'a/b' }] }],
    ['an unknown operator', things({ where: where('n', 'LIKE', 1) })],
    [
      'a filter without a value',
      things({ where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL' } } }),
    ],
    ['a filter with two kinds', things({ where: { ...where('n', 'EQUAL', 1), ...joined('AND') } })],
    ['an empty AND', things({ where: joined('AND') })],
    ['5,000 nested filters', things({ where: DEEP_FILTER })],
    [
      '101 filters',
      things({ where: joined('AND', ...Array.from({ length: 101 }, () => where('n', 'EQUAL', 1))) }),
    ],
    ['IN with no values', things({ where: where('n', 'IN', []) })],
    ['IN with 31 values', things({ where: where('n', 'IN', any) })],
    ['NOT_IN with 11 values', things({ where: where('n', 'NOT_IN', any.slice(0, 11)) })],
    [
      '31 alternatives',
      things({ where: joined('AND', where('n', 'IN', any.slice(0, 8)), where('m', 'IN', any.slice(0, 4))) }),
    ],
    [
      'two list filters',
      things({ where: joined('AND', where('a', 'ARRAY_CONTAINS', 1), where('b', 'ARRAY_CONTAINS', 1)) }),
    ],
    ['a name compared with text', things({ where: where('__name__', 'EQUAL', 'a') })],
    [
      'a name from another database',
      things({ where: where('__name__', 'EQUAL', { referenceValue: `${DATABASE}x/documents/a/b` }) }),
    ],
    ['the same field ordered twice', things({ orderBy: orders('n', '-n') })],
    ['an unknown direction', things({ orderBy: [{ field: { fieldPath: 'n' }, direction: 'UP' }] })],
    ['a cursor longer than the order', things({ startAt: { values: [asValue(1), asValue(1), asValue(1)] } })],
    ['a cursor with text for the name', things({ startAt: { values: [asValue('a')] } })],
    ['a negative limit', things({ limit: -1 })],
    ['text as a limit', things({ limit: 'many' })],
    ['a negative offset', things({ offset: -1 })],
  ];
  test.each(cases)('%s: INVALID_ARGUMENT', (_title, query) => {
    expect(() => store.queries.run(store.queries.parse(ROOT, query))).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    );
  });

  test('a field that Firestore does not have is refused by its name', () => {
    expect(() => store.queries.parse(ROOT, things({ orderby: [] }))).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT', message: 'Unknown name "orderby" in a query.' }),
    );
  });

  test('vector search is refused as UNIMPLEMENTED', () => {
    expect(() => store.queries.parse(ROOT, things({ findNearest: {} }))).toThrow(
      expect.objectContaining({ status: 'UNIMPLEMENTED' }),
    );
  });

  function things(query: object) {
    return { from: [{ collectionId: 'things' }], ...query };
  }
});
