import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseQuery } from '#emulator/engine/query/parseQuery.ts';
import { matchesQuery } from '#emulator/engine/query/queryMatch.ts';
import type { Fields } from '#emulator/engine/values/value.ts';
import { longTest } from '#emulator/tests/support/runs.ts';
import { ask, askList, ROOT, rulesFor, stored } from './rulesTestKit.ts';

const FIELDS = ['a', 'm.x'];
const TIMES = [new Date('2024-01-01'), new Date('2025-01-01')];
const TEXTS = ['p', 'q', '\u{1F600}', '\uFFFD', ''];
const VALUES = [null, true, false, 1, 2, 1.5, ...TEXTS, ['p', 1], [], { x: 'p' }, {}, ...TIMES];
const number = fc.constantFrom(1, 2, 1.5);
const text = fc.constantFrom(...TEXTS, ...TIMES, true, false);
const path = fc.constantFrom(...FIELDS);

const literal = fc
  .oneof(number, fc.constantFrom(...VALUES))
  .map((value) =>
    value instanceof Date
      ? `timestamp.value(${value.getTime()})`
      : JSON.stringify(value).replaceAll('"', "'"),
  );
const member = path.map((name) => `resource.data.${name}`);
const atom = fc.oneof(
  fc.tuple(member, fc.constantFrom('==', '!=', '<'), member).map((parts) => parts.join(' ')),
  fc
    .tuple(member, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), literal)
    .map((parts) => parts.join(' ')),
  fc.tuple(literal, fc.constantFrom('==', '<', '>='), member).map((parts) => parts.join(' ')),
  fc.tuple(literal, member).map((parts) => parts.join(' in ')),
  fc.tuple(member, fc.array(literal, { maxLength: 3 })).map(([name, items]) => `${name} in [${items}]`),
  fc
    .tuple(member, fc.constantFrom('int', 'number', 'string', 'list', 'map', 'bool'))
    .map((parts) => parts.join(' is ')),
  fc.constantFrom(
    "'a' in resource.data",
    "'m' in resource.data && 'x' in resource.data.m",
    "resource.data.keys().hasOnly(['a'])",
    "resource.data.get('a', 1) == 1",
    'resource.data.m == {"x": "p"}',
    'resource.data.a == resource.data.m.x',
    '[resource.data.a].size() == 1',
    'resource.data.m.size() == 1',
    'resource.data.a.size() > 0',
    "id != 'one'",
    "resource.id == 'one'",
  ),
);
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    atom,
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map(([l, op, r]) => `(${l} ${op} ${r})`),
    tie('condition').map((inner) => `!(${inner})`),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
  ),
}));

const fieldFilter = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value: stored(value) },
});
const simple = fc.oneof(
  fc.tuple(path, fc.constant('EQUAL'), fc.constantFrom(...VALUES, Number.NaN)),
  fc.tuple(
    path,
    fc.constantFrom('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'),
    fc.oneof({ arbitrary: number, weight: 2 }, text),
  ),
  fc.tuple(path, fc.constant('ARRAY_CONTAINS'), fc.oneof(number, text)),
  fc.tuple(
    path,
    fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY', 'NOT_IN'),
    fc.array(fc.oneof(number, text, fc.constantFrom(null, Number.NaN)), { minLength: 1, maxLength: 3 }),
  ),
);
const filter = fc
  .tuple(fc.constantFrom('AND', 'OR'), fc.array(simple, { minLength: 1, maxLength: 3 }))
  .map(([op, filters]) => ({
    compositeFilter: { op, filters: filters.map((parts) => fieldFilter(parts[0], parts[1], parts[2])) },
  }));
const query = fc
  .tuple(fc.option(filter, { nil: undefined, freq: 9 }), fc.option(path, { nil: null, freq: 2 }))
  .map(([where, order]) => ({ where, orderBy: order === null ? [] : [{ field: { fieldPath: order } }] }));

const DOCUMENTS: Fields[] = [...VALUES, Number.NaN, undefined].flatMap((a) =>
  [{ x: 'p' }, { x: 'q' }, { x: 1 }, { x: 2, y: 1 }, { x: ['p'] }, { x: null }, 1, {}, undefined].map((m) =>
    Object.fromEntries(
      Object.entries({ a, m }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, stored(value)]],
      ),
    ),
  ),
);

const IDS = ['one', 'two'];

it('an allowed query never finds a document that the same rule would not allow to be read', longTest, () => {
  let proven = 0;
  const property = fc.property(condition, query, (rule, asked) => {
    const ruleset = rulesFor(`match /things/{id} { allow read: if ${rule}; }`);
    const parsed = parsedOrNull(asked);
    if (parsed === null || !askList(ruleset, asked).allowed) return;
    for (const [index, fields] of DOCUMENTS.entries()) {
      const id = IDS[index % IDS.length] ?? 'one';
      const found = {
        name: `${ROOT}/things/${id}`,
        fields,
        createTime: '2024-01-01T00:00:00Z',
        updateTime: '2024-01-01T00:00:00Z',
      };
      if (!matchesQuery(parsed, found)) continue;
      proven += 1;
      const access = ask(ruleset, { path: ['things', id], before: { fields } });
      if (!access.allowed) throw new Error(`${JSON.stringify(fields)}: ${access.reason}`);
    }
  });
  fc.assert(property, { numRuns: 20_000 });
  // Usually about 8,000: shows that the property was really tested.
  expect(proven).toBeGreaterThan(1000);
});

/** Some combinations of filters are invalid queries. */
function parsedOrNull(asked: object) {
  try {
    return parseQuery(ROOT, { from: [{ collectionId: 'things' }], ...asked });
  } catch {
    return null;
  }
}
