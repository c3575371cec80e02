import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreement, cases, outcome } from './agreement.ts';
import { commitDifferences } from './knownDifferences.ts';
import { openSides, root, type Sides } from './sides.ts';
import { scalar, value } from './values.ts';

let sides: Sides;
beforeAll(async () => {
  sides = await openSides();
});
afterAll(() => sides.stop());

const fieldPath = fc.constantFrom('a', 'b', 'c', 'a.a', 'a.b', 'b.a.x', '`a.b`', 'd.x', 'd.y');
const fields = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'a.b'), value, { maxKeys: 4 })
  .map((all) => ({ ...all }));
const number = fc.constantFrom(
  ...['1', '-1', '0', '9223372036854775807', '-9223372036854775808'].map((integerValue) => ({
    integerValue,
  })),
  ...[0.5, 1, 'NaN', 'Infinity', 9.3e18].map((doubleValue) => ({ doubleValue })),
);
const elements = fc.array(scalar, { maxLength: 3 }).map((values) => ({ values }));
const transform = fc.oneof(
  ...['increment', 'maximum', 'minimum'].map((name) => fc.record({ fieldPath, [name]: number })),
  ...['appendMissingElements', 'removeAllFromArray'].map((name) =>
    fc.record({ fieldPath, [name]: elements }),
  ),
  fc.record({ fieldPath, setToServerValue: fc.constant('REQUEST_TIME') }),
);
const rarely = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const condition = rarely(fc.boolean().map((exists) => ({ exists })));
const id = fc.constantFrom('d1', 'd2');
const update = fc.record({
  update: fc.record({ id, fields }),
  updateMask: rarely(fc.uniqueArray(fieldPath, { maxLength: 3 }).map((fieldPaths) => ({ fieldPaths }))),
  updateTransforms: rarely(fc.uniqueArray(transform, { maxLength: 3, selector: (one) => one.fieldPath })),
  currentDocument: condition,
});
const vector = (inner: object) => ({
  mapValue: { fields: { __type__: { stringValue: '__vector__' }, ...inner } },
});
const odd = fc.constantFrom<object>(
  ...[{ value: { arrayValue: { values: [{ doubleValue: 1 }] } } }, {}, { value: { arrayValue: {} } }].map(
    (inner) => ({
      update: { id: 'd1', fields: { a: vector(inner) } },
    }),
  ),
  { update: { id: 'd1', fields: { ['x'.repeat(1501)]: { nullValue: null } } } },
  { update: { id: 'd1', fields: { __x__: { nullValue: null } } } },
  { update: { id: 'd1', fields: {} }, updateMask: { fieldPaths: ['x'.repeat(1501)] } },
  { update: { id: 'd1', fields: { a: { arrayValue: { values: [{ arrayValue: {} }] } } } } },
  ...['.', '..', '__x__', 'é'.repeat(751)].map((name) => ({ update: { id: name, fields: {} } })),
  ...['', '.', 'a..b', '`a', 'a b', '__x__'].map((path) => ({
    update: { id: 'd1', fields: {} },
    updateMask: { fieldPaths: [path] },
  })),
);
const write: fc.Arbitrary<object> = fc.oneof(
  { weight: 10, arbitrary: update },
  { weight: 2, arbitrary: fc.record({ delete: id, currentDocument: condition }) },
  { weight: 1, arbitrary: odd },
);

let collection = 0;

/** Writes name documents by id; each case has its own collection. */
function placed(write: object, folder: string): object {
  const { update, ...rest } = write as { update?: { id: string; fields: object }; delete?: string };
  const name = (document: string) => `${root}/${folder}/${document}`;
  if (update) return { update: { name: name(update.id), fields: update.fields }, ...rest };
  return { ...rest, delete: name(rest.delete ?? '') };
}

it('both accept the same commits, give the same responses and store the same documents', async () => {
  const { compare, holds } = agreement('commits', commitDifferences);
  const commits = fc.array(fc.array(write, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
  await holds(commits, cases, async (sequence) => {
    collection += 1;
    const folder = `c${collection}`;
    for (const [number, writes] of sequence.entries()) {
      const body = { writes: writes.map((one) => placed(one, folder)) };
      const { official, embedded } = await sides.ask(`${root}:commit`, body);
      compare(sequence.slice(0, number + 1), outcome(official), outcome(embedded));
      // From here on, the two have different content.
      if (official.status !== embedded.status) return;
    }
    const stored = await sides.get(`${root}/${folder}?pageSize=10`);
    compare(sequence, stored.official.value, stored.embedded.value);
  });
  expect(collection).toBeGreaterThanOrEqual(cases);
});
