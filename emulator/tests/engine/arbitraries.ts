import fc from 'fast-check';
import { parseValue } from '#emulator/engine/values/parseValue.ts';
import type { Value } from '#emulator/engine/values/value.ts';
import { ROOT } from './aStore.ts';

const number = fc.oneof(
  fc.constantFrom('NaN', 'Infinity', '-Infinity', '-0'),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -3, max: 3 }),
);
const text = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'é', '😀', '\uffee', 'a\0'),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const name = fc.constantFrom('a', 'b', 'constructor', 'toString', 'with space', 'a.b', '`');

const scalar: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.record({ booleanValue: fc.boolean() }),
  fc.record({ integerValue: fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n).map(String) }),
  fc.record({ integerValue: fc.integer({ min: -3, max: 3 }).map(String) }),
  fc.record({ doubleValue: number }),
  fc.record({
    timestampValue: fc
      .date({ min: new Date('1960-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  }),
  fc.record({ stringValue: text }),
  fc.record({
    bytesValue: fc.uint8Array({ maxLength: 3 }).map((bytes) => Buffer.from(bytes).toString('base64')),
  }),
  fc.record({
    referenceValue: fc.constantFrom('a/b', 'a/c', 'a/b/c/d', 'things/x').map((path) => `${ROOT}/${path}`),
  }),
  fc.record({
    geoPointValue: fc.record({
      latitude: fc.integer({ min: -90, max: 90 }),
      longitude: fc.integer({ min: -180, max: 180 }),
    }),
  }),
);

/** Any storable value in canonical form, nested up to two levels. */
export const someValue: fc.Arbitrary<Value> = fc
  .oneof(
    { weight: 4, arbitrary: scalar },
    {
      weight: 1,
      arbitrary: fc.array(scalar, { maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
    },
    {
      weight: 1,
      arbitrary: fc
        .dictionary(name, scalar, { maxKeys: 3 })
        .map((fields) => ({ mapValue: { fields: { ...fields } } })),
    },
  )
  .map((input) => parseValue(input));
