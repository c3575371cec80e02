import { describe, expect, test } from 'vitest';
import { aStore, asValue, commit, idsOf, joined, orders, ROOT, set, where } from './aStore.ts';

const store = aStore({
  'things/a': { n: 1, m: 2, tags: [null, { doubleValue: 'NaN' }, 1] },
  'things/b': { n: 2, m: 1, tags: [] },
});

function upsert(id: string, more: Record<string, unknown> = {}, fields: Record<string, unknown> = {}) {
  return set(`things/${id}`, fields, more);
}

const INSERT = { currentDocument: { exists: false } };
const UPDATE = { currentDocument: { exists: true } };

function transforms(...fieldPaths: string[]) {
  return [
    upsert('t', { updateTransforms: fieldPaths.map((fieldPath) => ({ fieldPath, increment: asValue(1) })) }),
  ];
}

function remove(id: string, more: object = {}) {
  return { delete: `${ROOT}/things/${id}`, ...more };
}

function verify(id: string, more: object = INSERT) {
  return { verify: `${ROOT}/things/${id}`, ...more };
}

function vector(fields: Record<string, unknown>) {
  return [upsert('v', {}, { v: { __type__: '__vector__', ...fields } })];
}

describe('writes are refused with Google’s error messages', () => {
  const doubles = (count: number) => Array.from({ length: count }, () => ({ doubleValue: 1 }));
  const nested = 'Cannot transform property a and its nested property at the same time.';
  const doublesOnly = "Vector must only contain values of type 'double'";
  const cases: [string, unknown[], string][] = [
    ['a transform of a field and one inside it', transforms('a', 'a.b'), nested],
    ['the same the other way around', transforms('a.b.c', 'x', 'a'), nested],
    [
      'a verification without a precondition',
      [{ verify: `${ROOT}/things/x` }],
      'a verify must contain a precondition',
    ],
    [
      'a verification before a write',
      [verify('x'), upsert('x')],
      'the same document cannot be verified and then written in a single request',
    ],
    [
      'a verification after a write',
      [remove('x'), verify('x')],
      'the same document cannot be written and then verified in a single request',
    ],
    [
      'two verifications',
      [verify('x'), verify('x')],
      'the same document cannot be verified more than once in a single request',
    ],
    ['a vector of text', vector({ value: ['a'] }), doublesOnly],
    ['a vector of integers', vector({ value: [1] }), doublesOnly],
    ['a vector without a value', vector({}), "Vector map is missing key 'value'."],
    ['a vector whose value is not a list', vector({ value: 'a' }), 'Vector Value type must be an array.'],
    ['a vector with no numbers', vector({ value: [] }), 'Cannot have a zero length vector.'],
    [
      'a vector with another field',
      vector({ value: doubles(1), x: 1 }),
      'Vector Value map has extraneous entries.',
    ],
    [
      'a vector of 2,049 numbers',
      vector({ value: doubles(2049) }),
      'Vectors must be at most 2048 dimensions.',
    ],
    ['a type that is not text', vector({ __type__: 5 }), 'Field __type__ is not a string.'],
    ['an unknown type of map', vector({ __type__: 'x' }), 'invalid nested entity'],
    [
      'a mask with a field of 1,501 bytes',
      [upsert('x', { updateMask: { fieldPaths: ['a'.repeat(1501)] } })],
      'property path is longer than 1500 bytes.',
    ],
    ['create after a write', [upsert('x'), upsert('x', INSERT)], 'Cannot upsert then insert an entity'],
    ['create twice', [upsert('x', INSERT), upsert('x', INSERT)], 'Cannot insert then insert an entity'],
    ['create after a change', [upsert('a', UPDATE), upsert('a', INSERT)], 'Cannot update then insert'],
    ['change after a deletion', [remove('a'), upsert('a', UPDATE)], 'Cannot delete then update'],
    [
      'delete after a write, with the precondition that the document is missing',
      [upsert('x'), remove('x', INSERT)],
      'Cannot upsert then delete an entity in the same request.',
    ],
  ];
  test.each(cases)('%s', (_title, writes, message) => {
    expect(() => commit(store, writes)).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT', message: expect.stringContaining(message) }),
    );
  });

  test('but writes that do not contradict themselves pass', () => {
    const fresh = aStore({ 'things/a': {} });
    commit(fresh, [upsert('x', INSERT), upsert('x', UPDATE), remove('x', UPDATE), upsert('x', INSERT)]);
    commit(fresh, [remove('a'), upsert('a', INSERT), verify('b')]);
    commit(fresh, vector({ value: doubles(2048) }));
    commit(fresh, transforms('a.b', 'a.c', 'ab'));
    expect(idsOf(fresh, {})).toEqual(['a', 't', 'v', 'x']);
  });
});

describe('queries are refused with Google’s error messages', () => {
  const single =
    "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.";
  const isNotNull = { unaryFilter: { field: { fieldPath: 'n' }, op: 'IS_NOT_NULL' } };
  const long = { values: [asValue(1), { referenceValue: `${ROOT}/things/a` }] };
  const cases: [string, object, string][] = [
    [
      'two NOT_EQUAL filters',
      { where: joined('AND', where('n', 'NOT_EQUAL', 1), where('n', 'NOT_EQUAL', 2)) },
      single,
    ],
    [
      'NOT_EQUAL in both parts of an OR',
      { where: joined('OR', where('n', 'NOT_EQUAL', 1), where('m', 'NOT_EQUAL', 2)) },
      single,
    ],
    ['IS_NOT_NULL and NOT_EQUAL', { where: joined('AND', isNotNull, where('n', 'NOT_EQUAL', 2)) }, single],
    [
      'NOT_EQUAL and NOT_IN',
      { where: joined('AND', where('n', 'NOT_EQUAL', 1), where('n', 'NOT_IN', [2])) },
      single,
    ],
    [
      'NOT_IN in an OR of one filter',
      { where: joined('OR', where('n', 'NOT_IN', [2])) },
      "'NOT_IN' cannot be used",
    ],
    [
      'NOT_IN beside IN',
      { where: joined('AND', where('n', 'NOT_IN', [2]), where('m', 'IN', [1, 2])) },
      "'NOT_IN' cannot be used",
    ],
    [
      'NOT_IN beside IN with one value',
      { where: joined('AND', where('n', 'NOT_IN', [2]), where('m', 'IN', [1])) },
      "'NOT_IN' cannot be used",
    ],
    ['a reserved field', { where: where('__x__', 'EQUAL', 1) }, 'Invalid reserved name in field path __x__'],
    ['a reserved field in an order', { orderBy: orders('a.__x__') }, 'Invalid reserved name in field path'],
    ['a limit of 2^31', { limit: 2 ** 31 }, "Payload isn't valid for request."],
    ['an offset of 2^31', { offset: 2 ** 31 }, "Payload isn't valid for request."],
    [
      'a cursor with more values than orders',
      { orderBy: orders('n'), startAt: long },
      'Cursor has too many values.',
    ],
    [
      'descending order by name',
      { orderBy: orders('-__name__') },
      'Firestore does not support descending key scans',
    ],
    [
      'descending order by name, after a filter on the name',
      {
        where: where('__name__', 'GREATER_THAN', { referenceValue: `${ROOT}/things/0` }),
        orderBy: orders('-__name__'),
      },
      'Firestore does not support descending key scans',
    ],
  ];
  test.each(cases)('%s', (_title, query, message) => {
    const status = message.startsWith('Firestore') ? 'FAILED_PRECONDITION' : 'INVALID_ARGUMENT';
    expect(() => idsOf(store, query)).toThrow(
      expect.objectContaining({ status, message: expect.stringContaining(message) }),
    );
  });

  test('but descending names are allowed after an equality or another order', () => {
    expect(idsOf(store, { orderBy: orders('n', '-__name__') })).toEqual(['a', 'b']);
    expect(idsOf(store, { orderBy: orders('-__name__'), where: where('n', 'IN', [1, 2]) })).toEqual([
      'b',
      'a',
    ]);
  });

  test('ARRAY_CONTAINS never finds null or NaN', () => {
    expect(idsOf(store, { where: where('tags', 'ARRAY_CONTAINS', null) })).toEqual([]);
    expect(idsOf(store, { where: where('tags', 'ARRAY_CONTAINS', { doubleValue: 'NaN' }) })).toEqual([]);
    expect(idsOf(store, { where: where('tags', 'ARRAY_CONTAINS', 1) })).toEqual(['a']);
  });

  test('a filter that no document can match finds nothing, and is not refused', () => {
    const impossible = where('n', 'GREATER_THAN_OR_EQUAL', null);
    const name = where('__name__', 'EQUAL', { referenceValue: `${ROOT}/things/a` });
    const contains = where('tags', 'ARRAY_CONTAINS', 1);
    expect(idsOf(store, { where: impossible, orderBy: orders('__name__') })).toEqual([]);
    expect(idsOf(store, { where: joined('AND', impossible, name) })).toEqual([]);
    expect(idsOf(store, { where: joined('AND', contains, contains) })).toEqual(['a']);
  });
});

describe('sums and averages are refused with Google’s error messages', () => {
  const sum = { alias: 's', sum: { field: { fieldPath: 'n' } } };
  const average = { alias: 'v', avg: { field: { fieldPath: 'm' } } };
  const count = { alias: 'c', count: {} };
  const answer = (query: object, aggregations: object[]) =>
    store.queries.aggregate(
      store.queries.parse(ROOT, { from: [{ collectionId: 'things' }], ...query }),
      aggregations,
    );
  const above = where('__name__', 'GREATER_THAN', { referenceValue: `${ROOT}/things/0` });
  test.each([
    ['a sum ordered by the name', { orderBy: orders('__name__') }, [sum], '[n] after __name__'],
    [
      'an average and a count with a filter on the name',
      { where: above },
      [average, count],
      '[m] after __name__',
    ],
    [
      'an average and a sum ordered by the name',
      { orderBy: orders('__name__') },
      [average, sum],
      '[m, n] after __name__',
    ],
    [
      'a sum of the name',
      {},
      [{ sum: { field: { fieldPath: '__name__' } } }],
      'not supported for the property: __key__',
    ],
  ])('%s', (_title, query, aggregations, message) => {
    expect(() => answer(query, aggregations)).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT', message: expect.stringContaining(message) }),
    );
  });

  test('but counts and sums of an ordered field pass', () => {
    expect(answer({ orderBy: orders('__name__') }, [count])).toEqual({ c: asValue(2) });
    expect(answer({ orderBy: orders('n', '__name__') }, [sum])).toEqual({ s: asValue(3) });
  });
});
