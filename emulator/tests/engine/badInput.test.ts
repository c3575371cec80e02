import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FirestoreError } from '#emulator/engine/firestoreError.ts';
import { fuzzRuns } from '#emulator/tests/support/runs.ts';
import { aStore, asValue, commit, DATABASE, idsOf, joined, orders, ROOT, set, where } from './aStore.ts';

const store = aStore({ 'things/a': { n: 1 } });
const DEEP = Array.from({ length: 5000 }).reduce<unknown>(
  (inner) => ({ mapValue: { fields: { a: inner } } }),
  asValue(1),
);
const DEEP_FILTER = Array.from({ length: 5000 }).reduce<unknown>(
  (inner) => joined('AND', inner),
  where('n', 'EQUAL', 1),
);
const PROTO = JSON.parse('{"__proto__":{"stringValue":"x"}}');

function write(fields: unknown, more: object = {}) {
  return { update: { name: `${ROOT}/things/b`, fields }, ...more };
}

describe('writes', () => {
  const cases: [string, unknown][] = [
    ['not a list', { 0: write({}) }],
    ['not an object', ['x']],
    ['nothing to do', [{}]],
    ['two things to do', [{ ...write({}), delete: `${ROOT}/things/a` }]],
    ['no name', [{ update: { fields: {} } }]],
    ['the name of a collection', [{ delete: `${ROOT}/things` }]],
    ['another database', [{ delete: 'projects/other/databases/(default)/documents/things/a' }]],
    ['a name with an empty segment', [{ delete: `${ROOT}/things//b/c` }]],
    ['a name with dots', [{ delete: `${ROOT}/things/..` }]],
    ['a reserved id', [{ delete: `${ROOT}/things/__x__` }]],
    ['an id of 1501 bytes', [{ delete: `${ROOT}/things/${'é'.repeat(751)}` }]],
    ['101 levels', [{ delete: ROOT + '/a/b'.repeat(101) }]],
    ['a value without type', [write({ a: {} })]],
    ['a value of two types', [write({ a: { stringValue: 'x', booleanValue: true } })]],
    ['an unknown type', [write({ a: { constructor: 'x' } })]],
    ['a number as string', [write({ a: { stringValue: 7 } })]],
    ['a lone surrogate', [write({ a: { stringValue: '\ud800' } })]],
    ['an integer beyond 64 bits', [write({ a: { integerValue: '9223372036854775808' } })]],
    ['a broken integer', [write({ a: { integerValue: 1.5 } })]],
    ['a bad time', [write({ a: { timestampValue: '2024-02-30T00:00:00Z' } })]],
    ['bad base64', [write({ a: { bytesValue: '***' } })]],
    ['a latitude beyond the pole', [write({ a: { geoPointValue: { latitude: 91 } } })]],
    ['a list in a list', [write({ a: { arrayValue: { values: [{ arrayValue: {} }] } } })]],
    ['a list that is none', [write({ a: { arrayValue: { values: { length: 1e9 } } } })]],
    ['5,000 levels of maps', [write({ a: DEEP })]],
    ['a field called __proto__', [write(PROTO)]],
    ['__proto__ in a map', [write({ a: { mapValue: { fields: PROTO } } })]],
    ['a mask with __proto__', [write({}, { updateMask: { fieldPaths: ['__proto__.polluted'] } })]],
    ['an empty field name', [write({ '': asValue(1) })]],
    ['more than 1 MiB', [write({ a: asValue('x'.repeat(1_048_576)) })]],
    ['a bad field path', [write({}, { updateMask: { fieldPaths: ['a..b'] } })]],
    ['an unclosed quote', [write({}, { updateMask: { fieldPaths: ['`a'] } })]],
    ['a mask 21 levels deep', [write({}, { updateMask: { fieldPaths: [`a${'.a'.repeat(20)}`] } })]],
    [
      'a transform of the name',
      [write({}, { updateTransforms: [{ fieldPath: '__name__', increment: asValue(1) }] })],
    ],
    [
      'an increment by text',
      [write({}, { updateTransforms: [{ fieldPath: 'a', increment: asValue('x') }] })],
    ],
    ['an unknown transform', [write({}, { updateTransforms: [{ fieldPath: 'a', toString: 1 }] })]],
    ['an empty transform', [write({}, { updateTransforms: [{ fieldPath: 'a' }] })]],
    ['a bad precondition', [write({}, { currentDocument: { exists: 'yes' } })]],
  ];
  test.each(cases)('%s: INVALID_ARGUMENT', (_title, writes) => {
    expect(() => commit(store, writes)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('field names of the language are plain fields', () => {
    commit(store, [set('things/odd', { constructor: 1, toString: 'x', hasOwnProperty: { valueOf: 2 } })]);
    expect(idsOf(store, { where: where('constructor', 'EQUAL', 1) })).toEqual(['odd']);
    expect(idsOf(store, { where: where('hasOwnProperty.valueOf', 'EQUAL', 2) })).toEqual(['odd']);
    expect(idsOf(store, { where: where('toString', 'GREATER_THAN', '') })).toEqual(['odd']);
    expect(idsOf(store, { orderBy: orders('__proto__.constructor') })).toEqual([]);
  });
});

describe('queries', () => {
  const any = Array.from({ length: 31 }, (_, i) => i);
  const cases: [string, unknown][] = [
    ['no collection', {}],
    ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }],
    ['a path as collection', { from: [{ collectionId: 'a/b' }] }],
    ['an unknown operator', things({ where: where('n', 'LIKE', 1) })],
    [
      'a filter without value',
      things({ where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'EQUAL' } } }),
    ],
    ['a filter of two kinds', things({ where: { ...where('n', 'EQUAL', 1), ...joined('AND') } })],
    ['an empty and', things({ where: joined('AND') })],
    ['5,000 nested filters', things({ where: DEEP_FILTER })],
    [
      '101 filters',
      things({ where: joined('AND', ...Array.from({ length: 101 }, () => where('n', 'EQUAL', 1))) }),
    ],
    ['in of nothing', things({ where: where('n', 'IN', []) })],
    ['in of 31', things({ where: where('n', 'IN', any) })],
    ['not in of 11', things({ where: where('n', 'NOT_IN', any.slice(0, 11)) })],
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
      'a name of another database',
      things({ where: where('__name__', 'EQUAL', { referenceValue: `${DATABASE}x/documents/a/b` }) }),
    ],
    ['an order twice', things({ orderBy: orders('n', '-n') })],
    ['an unknown direction', things({ orderBy: [{ field: { fieldPath: 'n' }, direction: 'UP' }] })],
    ['a cursor longer than the order', things({ startAt: { values: [asValue(1), asValue(1), asValue(1)] } })],
    ['a cursor of text for the name', things({ startAt: { values: [asValue('a')] } })],
    ['a negative limit', things({ limit: -1 })],
    ['a limit of text', things({ limit: 'many' })],
    ['a negative offset', things({ offset: -1 })],
  ];
  test.each(cases)('%s: INVALID_ARGUMENT', (_title, query) => {
    expect(() => store.run(store.query(ROOT, query))).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    );
  });

  test('vector search is refused as UNIMPLEMENTED', () => {
    expect(() => store.query(ROOT, things({ findNearest: {} }))).toThrow(
      expect.objectContaining({ status: 'UNIMPLEMENTED' }),
    );
  });

  function things(query: object) {
    return { from: [{ collectionId: 'things' }], ...query };
  }
});

test('whatever is sent is either answered or refused with a status, never a crash', () => {
  const words = fc.constantFrom(
    ...[
      'update',
      'delete',
      'name',
      'fields',
      'fieldPath',
      'where',
      'from',
      'collectionId',
      'op',
      'filters',
      'values',
    ],
    ...[
      'fieldFilter',
      'compositeFilter',
      'value',
      'EQUAL',
      'IN',
      'AND',
      'arrayValue',
      'mapValue',
      '__proto__',
      'count',
    ],
    ...[
      'orderBy',
      'startAt',
      'limit',
      'field',
      'things',
      'n',
      `${ROOT}/things/a`,
      'stringValue',
      'integerValue',
    ],
  );
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 6 },
      words,
      fc.constantFrom(null, true, 0, -1, 1e300, Number.NaN, '', undefined),
      fc.array(tie('json'), { maxLength: 3 }),
      fc.array(fc.tuple(words, tie('json')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
    ),
  }));
  const query = { from: [{ collectionId: 'things' }] };
  fc.assert(
    fc.property(json, words, (input, key) => {
      const attempts = [
        () => commit(aStore(), [input]),
        () => commit(aStore(), [{ update: { name: `${ROOT}/things/a`, fields: input } }]),
        () =>
          commit(aStore(), [
            { update: { name: `${ROOT}/things/a` }, updateMask: input, updateTransforms: [input] },
          ]),
        () => store.run(store.query(ROOT, input)),
        () => store.run(store.query(ROOT, { ...query, where: input })),
        () => store.run(store.query(ROOT, { ...query, [key]: input })),
        () => store.aggregate(store.query(ROOT, query), [input]),
        () => store.query(String(input), query),
      ];
      for (const attempt of attempts) {
        try {
          attempt();
        } catch (error) {
          expect(error).toBeInstanceOf(FirestoreError);
        }
      }
    }),
    { numRuns: fuzzRuns(2000) },
  );
});
