import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { agreement, cases, outcome } from './agreement.ts';
import { queryDifferences, sumDifferences } from './knownDifferences.ts';
import { type Answer, openSides, root, type Sides } from './sides.ts';
import { listOf, small, value } from './values.ts';

const collectionId = 'things';
const fields = ['a', 'b', 'n', 't', 'm.x', 'missing'] as const;
const ids = ['a', 'B', 'é', '\u{1F600}', '__id5__', '1', '10', '2', 'a b', 'z'];

let sides: Sides;
beforeAll(async () => {
  sides = await openSides();
  const writes = documents().map((update) => ({ update }));
  await sides.ask(`${root}:commit`, { writes });
});
afterAll(() => sides.stop());

/** Always the same: some in the collection, some in nested collections of the same name. */
function documents(): object[] {
  const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 4 });
  const document = fc.record({
    a: maybe(fc.oneof(value, small)),
    b: maybe(small),
    n: maybe(
      fc.constantFrom(
        { integerValue: '1' },
        { doubleValue: 0.5 },
        { doubleValue: 'NaN' },
        { stringValue: 'x' },
      ),
    ),
    t: maybe(listOf(small)),
    m: maybe(small.map((x) => ({ mapValue: { fields: { x } } }))),
  });
  return fc.sample(document, { numRuns: 50, seed: 1 }).map((all, index) => ({
    name: `${root}/${index < 30 ? '' : `p/${index % 2}/`}${collectionId}/${ids[index % 10]}${Math.floor(index / 10)}`,
    fields: Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined)),
  }));
}

const fieldPath = fc.constantFrom(...fields);
const name = fc.constantFrom(...ids).map((id) => ({ referenceValue: `${root}/${collectionId}/${id}1` }));
const operand = fc.oneof(value, small);
const comparison = fc.constantFrom(
  ...[
    'LESS_THAN',
    'LESS_THAN_OR_EQUAL',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUAL',
    'EQUAL',
    'EQUAL',
    'NOT_EQUAL',
  ],
);
const filterOf = (path: fc.Arbitrary<string>, op: fc.Arbitrary<string>, operand: fc.Arbitrary<object>) =>
  fc.tuple(path, op, operand).map(([fieldPath, op, value]) => {
    const field = { fieldPath };
    const unary = unaryOf(op, value);
    return unary ? { unaryFilter: { field, op: unary } } : { fieldFilter: { field, op, value } };
  });
const documentName = fc.constant('__name__');
const filter: fc.Arbitrary<object> = fc.oneof(
  { weight: 5, arbitrary: filterOf(fieldPath, comparison, operand) },
  { weight: 2, arbitrary: filterOf(fieldPath, fc.constantFrom('IN', 'NOT_IN'), listOf(small, 1)) },
  { weight: 1, arbitrary: filterOf(fc.constantFrom('t', 'a'), fc.constant('ARRAY_CONTAINS'), small) },
  { weight: 1, arbitrary: filterOf(fc.constant('t'), fc.constant('ARRAY_CONTAINS_ANY'), listOf(small, 1)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fieldPath, fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'))
      .map(([fieldPath, op]) => ({ unaryFilter: { field: { fieldPath }, op } })),
  },
  { weight: 1, arbitrary: filterOf(documentName, comparison, name) },
  { weight: 1, arbitrary: filterOf(documentName, fc.constantFrom('IN', 'NOT_IN'), listOf(name, 1)) },
);
const where = fc.oneof(
  { weight: 4, arbitrary: filter },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('AND', 'OR'), fc.array(filter, { minLength: 1, maxLength: 3 }))
      .map(([op, filters]) => ({ compositeFilter: { op, filters } })),
  },
);
const orderBy = fc.uniqueArray(
  fc
    .tuple(
      fc.oneof({ weight: 5, arbitrary: fieldPath }, { weight: 1, arbitrary: documentName }),
      fc.boolean(),
    )
    .map(([fieldPath, down]) => ({ field: { fieldPath }, direction: down ? 'DESCENDING' : 'ASCENDING' })),
  { maxLength: 2, selector: ({ field }) => field.fieldPath },
);
const cursor = fc.record({
  values: fc.array(operand, { minLength: 2, maxLength: 2 }),
  name,
  before: fc.boolean(),
});
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const query = fc
  .record({
    where: maybe(where),
    orderBy,
    start: maybe(cursor),
    end: maybe(cursor),
    limit: maybe(fc.nat(8)),
    offset: maybe(fc.nat(3)),
    deep: fc.nat(3),
  })
  .map(({ orderBy, start, end, deep, ...rest }) => {
    const bound = (at: typeof start) =>
      at && orderBy.length > 0
        ? {
            before: at.before,
            values: orderBy.map(({ field }, index) =>
              field.fieldPath === '__name__' ? at.name : at.values[index],
            ),
          }
        : undefined;
    const from = [{ collectionId, ...(deep === 0 && { allDescendants: true }) }];
    const plain = {
      from,
      ...rest,
      ...(orderBy.length > 0 && { orderBy }),
      startAt: bound(start),
      endAt: bound(end),
    };
    return JSON.parse(JSON.stringify(plain)) as object;
  });

it('queries find the same documents in the same order, or both refuse them', async () => {
  const { compare, holds } = agreement('queries', queryDifferences);
  await holds(query, cases, async (structuredQuery) => {
    const { official, embedded } = await sides.ask(`${root}:runQuery`, { structuredQuery });
    compare(structuredQuery, found(official), found(embedded));
  });
});

it('counts, sums and averages are the same, or both refuse them', async () => {
  const { compare, holds } = agreement('counts, sums and averages', sumDifferences);
  const field = fc.constantFrom('n', 'a', 'b', 'm.x').map((fieldPath) => ({ field: { fieldPath } }));
  const aggregation = fc.oneof(
    fc.constantFrom<object>({ count: {} }, { count: { upTo: '3' } }),
    field.map((sum) => ({ sum })),
    field.map((avg) => ({ avg })),
  );
  const asked = fc.tuple(query, fc.array(aggregation, { minLength: 1, maxLength: 3 }));
  await holds(asked, cases, async ([structuredQuery, some]) => {
    const aggregations = some.map((one, index) => ({ alias: `x${index}`, ...one }));
    const structuredAggregationQuery = { structuredQuery, aggregations };
    const { official, embedded } = await sides.ask(`${root}:runAggregationQuery`, {
      structuredAggregationQuery,
    });
    compare([structuredQuery, aggregations], outcome(official), outcome(embedded));
  });
});

/** Only the documents: the official emulator also reports skipped ones and the end. */
function found(answer: Answer): unknown {
  const rows = outcome(answer);
  return Array.isArray(rows) ? rows.flatMap(({ document }) => document ?? []) : rows;
}

/** How the SDK queries for `null` and NaN. */
function unaryOf(op: string, value: object): string | undefined {
  const text = JSON.stringify(value);
  const special = { '{"nullValue":null}': 'NULL', '{"doubleValue":"NaN"}': 'NAN' }[text];
  return special && { EQUAL: `IS_${special}`, NOT_EQUAL: `IS_NOT_${special}` }[op];
}
