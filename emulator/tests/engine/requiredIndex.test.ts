import { expect, test } from 'vitest';
import { parseIndexDefinitions } from '#emulator/engine/query/indexDefinitions.ts';
import { aStore, declared, idsOf, joined, orders, ROOT, where } from './aStore.ts';

const STATUS_NEWEST = index(['status', 'ASCENDING'], ['at', 'DESCENDING']);
const TAGS_NEWEST = index(['tags', 'CONTAINS'], ['at', 'DESCENDING']);
const isNew = where('status', 'EQUAL', 'new');
const tagged = where('tags', 'ARRAY_CONTAINS', 'x');

function index(...fields: [string, string][]) {
  return {
    collectionGroup: 'things',
    queryScope: 'COLLECTION',
    fields: fields.map(([fieldPath, mode]) =>
      mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode },
    ),
  };
}

const NEEDLESS: [string, object][] = [
  ['everything', {}],
  ['one order', { orderBy: orders('-at') }],
  ['one range', { where: where('at', 'GREATER_THAN', 1) }],
  ['several equalities', { where: joined('AND', isNew, where('a', 'EQUAL', 1), tagged) }],
  ['an IN filter', { where: where('status', 'IN', ['new', 'read']) }],
  ['an order by a field that is pinned', { where: isNew, orderBy: orders('status') }],
];
test.each(NEEDLESS)('%s needs no declared index', (_title, query) => {
  expect(idsOf(aStore({}, { indexes: declared([]) }), query)).toEqual([]);
});

const NEEDY: [string, object, unknown[]][] = [
  ['equality with an order', { where: isNew, orderBy: orders('-at') }, [STATUS_NEWEST]],
  ['a list element with an order', { where: tagged, orderBy: orders('-at') }, [TAGS_NEWEST]],
  [
    'equality with a range',
    { where: joined('AND', isNew, where('at', 'LESS_THAN', 1)), orderBy: orders('-at') },
    [STATUS_NEWEST],
  ],
  ['two orders', { orderBy: orders('a', '-b') }, [index(['a', 'ASCENDING'], ['b', 'DESCENDING'])]],
  [
    'an order opposite to that of the name',
    { orderBy: orders('a', '-__name__') },
    [index(['a', 'ASCENDING'], ['__name__', 'DESCENDING'])],
  ],
  [
    'a query that needs an index for each alternative',
    { where: joined('OR', isNew, tagged), orderBy: orders('-at') },
    [STATUS_NEWEST, TAGS_NEWEST],
  ],
  [
    'a query that merges two indexes',
    { where: joined('AND', isNew, tagged), orderBy: orders('-at') },
    [STATUS_NEWEST, TAGS_NEWEST],
  ],
];
test.each(NEEDY)('%s is refused until its index is declared', (_title, query, indexes) => {
  for (const [left] of indexes.entries()) {
    const incomplete = aStore({}, { indexes: declared(indexes.toSpliced(left, 1)) });
    const refusal = {
      status: 'FAILED_PRECONDITION',
      message: expect.stringContaining('The query requires an index'),
    };
    expect(() => idsOf(incomplete, query)).toThrow(expect.objectContaining(refusal));
  }
  expect(idsOf(aStore({}, { indexes: declared(indexes) }), query)).toEqual([]);
});

test('the opposite direction needs another index, and a longer index does not help', () => {
  const store = aStore(
    {},
    { indexes: declared([STATUS_NEWEST, index(['x', 'ASCENDING'], ['y', 'ASCENDING'], ['z', 'ASCENDING'])]) },
  );
  expect(() => idsOf(store, { where: isNew, orderBy: orders('at') })).toThrow(/requires an index/);
  expect(() => idsOf(store, { where: where('x', 'EQUAL', 1), orderBy: orders('z') })).toThrow(
    /requires an index/,
  );
});

test('the refusal names an index that makes the query pass once it is declared', () => {
  const store = aStore({}, { indexes: declared([]) });
  const query = { where: joined('AND', isNew, tagged), orderBy: orders('-at') };
  let declaration = '';
  try {
    idsOf(store, query);
  } catch (error) {
    declaration = String(error).replace(/^.*?\{/, '{');
  }
  store.queries.setIndexes(declared([JSON.parse(declaration)]));
  expect(idsOf(store, query)).toEqual([]);
});

test('a collection group needs an override even for one field; an empty override removes the index', () => {
  const from = [{ collectionId: 'things', allDescendants: true }];
  const override = {
    collectionGroup: 'things',
    fieldPath: 'status',
    indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
  };
  expect(() => idsOf(aStore({}, { indexes: declared([]) }), { from, where: isNew })).toThrow(
    /requires an index/,
  );
  const store = aStore({}, { indexes: declared([], [override]) });
  expect(idsOf(store, { from, where: isNew })).toEqual([]);
  expect(() => idsOf(store, { where: isNew })).toThrow(/requires an index/);
});

test('a field of a map inherits the exemption of the map, and an override of its own replaces it', () => {
  const byAuthor = where('post.author.name', 'EQUAL', 'Ann');
  const exempt = { collectionGroup: 'things', fieldPath: 'post', indexes: [] };
  expect(() => idsOf(aStore({}, { indexes: declared([], [exempt]) }), { where: byAuthor })).toThrow(
    /requires an index/,
  );
  const own = { ...exempt, fieldPath: 'post.author', indexes: [{ order: 'ASCENDING' }] };
  expect(idsOf(aStore({}, { indexes: declared([], [exempt, own]) }), { where: byAuthor })).toEqual([]);
  expect(
    idsOf(aStore({}, { indexes: declared([], [exempt]) }), { where: where('poster', 'EQUAL', 1) }),
  ).toEqual([]);
});

const sums = (...fields: string[]) =>
  fields.map((fieldPath) => ({ alias: fieldPath, sum: { field: { fieldPath } } }));
const FROM = [{ collectionId: 'things' }];

function aggregate(indexes: unknown[], aggregations: object[], query: object, overrides: unknown[] = []) {
  const store = aStore({}, { indexes: declared(indexes, overrides) });
  return store.queries.aggregate(store.queries.parse(ROOT, { from: FROM, ...query }), aggregations);
}

const AGGREGATIONS: [string, object[], object, unknown[]][] = [
  [
    'a sum beside an equality',
    sums('a'),
    { where: isNew },
    [index(['status', 'ASCENDING'], ['a', 'ASCENDING'])],
  ],
  ['two sums', sums('a', 'b'), {}, [index(['a', 'ASCENDING'], ['b', 'ASCENDING'])]],
  ['two sums, in either order', sums('b', 'a'), {}, [index(['a', 'ASCENDING'], ['b', 'DESCENDING'])]],
  [
    'a sum beside an order',
    sums('a'),
    { orderBy: orders('-at') },
    [index(['at', 'DESCENDING'], ['a', 'DESCENDING'])],
  ],
];
test.each(AGGREGATIONS)('%s needs an index over all fields', (_title, aggregations, query, indexes) => {
  expect(() => aggregate([], aggregations, query)).toThrow(/requires an index/);
  expect(aggregate(indexes, aggregations, query)).toBeTruthy();
});

test('a sum of a single field, of a field compared for equality or of an ordered one needs no declared index', () => {
  expect(aggregate([], sums('a'), {})).toBeTruthy();
  expect(aggregate([], sums('status'), { where: isNew })).toBeTruthy();
  expect(aggregate([], sums('at'), { orderBy: orders('-at') })).toBeTruthy();
  expect(aggregate([], [{ alias: 'c', count: {} }], { where: isNew })).toBeTruthy();
});

test('in a collection group a composite index is enough for an aggregation, without a field override', () => {
  const from = [{ collectionId: 'things', allDescendants: true }];
  const group = { ...index(['status', 'ASCENDING'], ['a', 'ASCENDING']), queryScope: 'COLLECTION_GROUP' };
  expect(() => aggregate([], sums('a'), { from, where: isNew })).toThrow(/requires an index/);
  expect(aggregate([group], sums('a'), { from, where: isNew })).toBeTruthy();
});

test('the refusal of an aggregation names an index that makes it pass once it is declared', () => {
  let declaration = '';
  const query = { where: isNew, orderBy: orders('-at') };
  try {
    aggregate([], sums('a', 'b'), query);
  } catch (error) {
    declaration = String(error).replace(/^.*?\{/, '{');
  }
  expect(aggregate([JSON.parse(declaration)], sums('a', 'b'), query)).toBeTruthy();
});

test.each([
  '',
  '[]',
  '{"indexes":{}}',
  '{"indexes":[{"fields":[]}]}',
  '{"indexes":[{"collectionGroup":"a","fields":[{"fieldPath":"a"}]}]}',
])('an invalid file of index definitions is refused: %s', (text) => {
  expect(() => parseIndexDefinitions(text)).toThrow();
});
