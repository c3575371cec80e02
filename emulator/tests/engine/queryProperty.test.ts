import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredDocument } from '#emulator/engine/values/document.ts';
import { fuzzRuns, longTest } from '#emulator/tests/support/runs.ts';
import { someValue } from './arbitraries.ts';
import { aStore, asValue, commit, joined, orders, ROOT, set, where } from './aStore.ts';

const FIELDS = ['n', 'm', 'tags'];
const plainValue = fc.oneof(
  fc.integer({ min: 0, max: 4 }),
  fc.constantFrom(null, 0.5, 'x', 'y', true, Number.NaN),
  fc.array(fc.constantFrom(1, 2, 'x'), { maxLength: 3 }),
);
const wireValue = fc.oneof(
  { weight: 5, arbitrary: plainValue.map(asValue) },
  { weight: 1, arbitrary: someValue },
);
const document = fc.dictionary(fc.constantFrom(...FIELDS), wireValue).map((fields) => ({ ...fields }));
const comparison = comparisonBy(
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
);
const membership = fc
  .tuple(
    fc.constantFrom(...FIELDS),
    fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY'),
    fc.array(fc.constantFrom(0, 1, 2, 'x'), { minLength: 1, maxLength: 3 }),
  )
  .map(([field, op, value]) => where(field, op, value));
const someFilter = fc.oneof(comparison, comparisonBy('NOT_EQUAL', 'ARRAY_CONTAINS'), membership);
const someWhere = fc.oneof(
  fc.constant(null),
  someFilter,
  fc
    .tuple(fc.constantFrom('AND' as const, 'OR' as const), someFilter, comparison)
    .map(([op, a, b]) => joined(op, a, b)),
);
const someOrders = fc
  .uniqueArray(fc.constantFrom('n', 'm'), { maxLength: 2 })
  .chain((fields) =>
    fc
      .array(fc.boolean(), { minLength: 2, maxLength: 2 })
      .map((down) => orders(...fields.map((field, i) => (down[i] ? `-${field}` : field)))),
  );
const someQuery = fc.record({
  where: someWhere,
  orderBy: someOrders,
  limit: fc.option(fc.integer({ min: 0, max: 5 })),
  offset: fc.integer({ min: 0, max: 2 }),
  cursor: fc.option(
    fc.record({ at: fc.constantFrom('startAt', 'endAt'), value: wireValue, before: fc.boolean() }),
  ),
});

test('a query answered from indexes equals a full scan, even after more commits', longTest, () => {
  const run = fc.property(
    fc.array(document, { maxLength: 15 }),
    fc.array(fc.tuple(fc.integer({ min: 0, max: 14 }), fc.option(document)), { maxLength: 6 }),
    fc.array(someQuery, { minLength: 1, maxLength: 4 }),
    (documents, edits, queries) => {
      const store = aStore(Object.fromEntries(documents.map((fields, i) => [`things/${i}`, fields])));
      const parsed = queries.map(({ cursor, ...rest }) => {
        const bound =
          cursor === null ? {} : { [cursor.at]: { values: [cursor.value], before: cursor.before } };
        const cursors = rest.orderBy.length > 0 ? bound : {};
        return store.queries.parse(ROOT, { from: [{ collectionId: 'things' }], ...rest, ...cursors });
      });
      const check = () => {
        for (const query of parsed) {
          const naive = store.queries
            .run(store.queries.parse(ROOT, { from: [{ collectionId: 'things' }] }))
            .filter((found) => store.queries.matches(query, found))
            .sort((a, b) => store.queries.compare(query, a, b))
            .slice(query.offset, query.offset + (query.limit ?? Number.POSITIVE_INFINITY));
          expect(namesOf(store.queries.run(query))).toEqual(namesOf(naive));
          expect(store.queries.aggregate(query, [{ alias: 'n', count: {} }])).toEqual({
            n: asValue(naive.length),
          });
        }
      };
      check();
      for (const [id, fields] of edits) {
        commit(store, [fields === null ? { delete: `${ROOT}/things/${id}` } : set(`things/${id}`, fields)]);
      }
      check();
    },
  );
  fc.assert(run, { numRuns: fuzzRuns(400) });
});

function comparisonBy(...operators: string[]) {
  return fc
    .tuple(fc.constantFrom(...FIELDS), fc.constantFrom(...operators), wireValue)
    .map(([field, op, value]) => where(field, op, value));
}

function namesOf(documents: StoredDocument[]): string[] {
  return documents.map(({ name }) => name);
}
