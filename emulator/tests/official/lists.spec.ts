import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { toFields } from '#emulator/seed.ts';
import { rulesWith } from '#emulator/tests/support/testEmulator.ts';
import { agreement, cases } from './agreement.ts';
import { listDifferences } from './knownDifferences.ts';
import { openSides, root, type Sides } from './sides.ts';

const documents = {
  d1: { a: 1, b: 1, o: 'u1', m: { x: 1 }, l: ['x'] },
  d2: { a: 2, b: 1, o: 'x', m: { x: 'x' }, l: ['x', 'y'] },
  d3: { a: 1, o: 'y', l: [1, 2] },
  d4: { a: null, b: true, o: 'x' },
};

let sides: Sides;
beforeAll(async () => {
  sides = await openSides();
  const writes = Object.entries(documents).map(([id, fields]) => ({
    update: { name: `${root}/p/${id}`, fields: toFields(fields) },
  }));
  await sides.ask(`${root}:commit`, { writes });
});
afterAll(() => sides.stop());

const field = fc.constantFrom('a', 'b', 'o', 'm.x');
const literal = fc.constantFrom('1', '2', "'x'", "'y'", 'true', 'null', 'request.auth.uid', '1.5');
const atom = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(field, fc.constantFrom('==', '==', '!=', '<', '<=', '>', '>='), literal)
      .map(([path, op, other]) => `resource.data.${path} ${op} ${other}`),
  },
  { weight: 2, arbitrary: field.map((path) => `resource.data.${path} in [1, 'x', 'u1']`) },
  { weight: 2, arbitrary: literal.map((one) => `${one} in resource.data.l`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        'request.query.limit <= 5',
        'request.query.limit < 3',
        'request.auth != null',
        'request.auth.token.admin',
      ],
      ...[
        "resource.data.get('a', 0) == 1",
        "resource.data.l.hasAny(['x', 'y'])",
        'resource.data.a == resource.data.b',
      ],
      ...["id == 'd1'", "resource.data.o.matches('x.*')", 'true', 'false'],
    ),
  },
);
const condition = fc.oneof(
  { weight: 3, arbitrary: atom },
  {
    weight: 2,
    arbitrary: fc
      .tuple(atom, fc.constantFrom('&&', '||'), atom)
      .map(([one, op, other]) => `(${one}) ${op} (${other})`),
  },
  { weight: 1, arbitrary: atom.map((one) => `!(${one})`) },
);

const value = fc.constantFrom(1, 2, 'x', 'y', true, 'u1', 1.5).map((plain) => toFields({ plain }).plain);
const filterOf = (path: fc.Arbitrary<string>, ops: readonly string[]) =>
  fc
    .tuple(path, fc.constantFrom(...ops), value)
    .map(([fieldPath, op, value]) => ({ fieldFilter: { field: { fieldPath }, op, value } }));
const filter = fc.oneof(
  {
    weight: 5,
    arbitrary: filterOf(field, ['EQUAL', 'EQUAL', 'EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL']),
  },
  { weight: 1, arbitrary: filterOf(fc.constant('l'), ['ARRAY_CONTAINS']) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        field,
        fc.uniqueArray(value, { minLength: 1, maxLength: 3, selector: (one) => JSON.stringify(one) }),
      )
      .map(([fieldPath, values]) => ({
        fieldFilter: { field: { fieldPath }, op: 'IN', value: { arrayValue: { values } } },
      })),
  },
);
const filters = fc.array(filter, { maxLength: 2 });
const query = fc
  .record({
    filters,
    op: fc.constantFrom('AND', 'AND', 'OR'),
    order: fc.option(field, { nil: null, freq: 1 }),
    limit: fc.constantFrom(null, 1, 2, 5, 6),
  })
  .map(({ filters, op, order, limit }) => ({
    from: [{ collectionId: 'p' }],
    ...(filters.length > 0 && { where: { compositeFilter: { op, filters } } }),
    ...(order !== null && { orderBy: [{ field: { fieldPath: order } }] }),
    ...(limit !== null && { limit }),
  }));

const queriesPerRule = 10;

it('a list is allowed by both or by neither', async () => {
  const { compare, holds } = agreement('list rules and queries', listDifferences);
  const asked = fc.tuple(
    condition,
    fc.array(query, { minLength: queriesPerRule, maxLength: queriesPerRule }),
  );
  await holds(asked, cases / queriesPerRule, async ([rule, queries]) => {
    await sides.setRules(rulesWith(`match /p/{id} { allow list: if ${rule}; }`));
    const all = await Promise.all(
      queries.map((structuredQuery) => sides.ask(`${root}:runQuery`, { structuredQuery }, 'user')),
    );
    for (const [number, { official, embedded }] of all.entries()) {
      compare([rule, queries[number]], official.status, embedded.status);
    }
  });
});
