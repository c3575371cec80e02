import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareValues, valuesEqual } from '#emulator/engine/values/compare.ts';
import { orderKey } from '#emulator/engine/values/orderKey.ts';
import { parseValue } from '#emulator/engine/values/parseValue.ts';
import type { Value } from '#emulator/engine/values/value.ts';
import { fuzzRuns, longTest } from '#emulator/tests/support/runs.ts';
import { someValue } from './arbitraries.ts';
import { ROOT } from './aStore.ts';

const vector = (...numbers: number[]): Value => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: { arrayValue: { values: numbers.map((doubleValue) => ({ doubleValue })) } },
    },
  },
});

const ASCENDING: Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { integerValue: '-9223372036854775808' },
  { integerValue: '-9223372036854775807' },
  { doubleValue: -1.5 },
  { integerValue: '-1' },
  { doubleValue: -5e-324 },
  { integerValue: '0' },
  { doubleValue: 0.5 },
  { integerValue: '9007199254740992' },
  { integerValue: '9007199254740993' },
  { doubleValue: 9007199254740994 },
  { integerValue: '9223372036854775807' },
  { doubleValue: 2 ** 63 },
  { doubleValue: 'Infinity' },
  { timestampValue: '0001-01-01T00:00:00Z' },
  { timestampValue: '1969-12-31T23:59:59.999Z' },
  { timestampValue: '2024-07-01T00:00:00Z' },
  { timestampValue: '2024-07-01T00:00:00.000001Z' },
  { timestampValue: '2024-07-01T00:00:00.5Z' },
  { stringValue: '' },
  { stringValue: '\0' },
  { stringValue: 'a' },
  { stringValue: 'a\0' },
  { stringValue: 'a\u0001' },
  { stringValue: 'ab' },
  { stringValue: 'é' },
  { stringValue: '\uffee' },
  { stringValue: '😀' },
  { bytesValue: '' },
  { bytesValue: 'AA==' },
  { bytesValue: '/w==' },
  { referenceValue: `${ROOT}/a/__id7__` },
  { referenceValue: `${ROOT}/a/__id12__` },
  { referenceValue: `${ROOT}/a/a` },
  { referenceValue: `${ROOT}/a/a/b/c` },
  { referenceValue: `${ROOT}/a/a0` },
  { geoPointValue: { latitude: -90, longitude: 0 } },
  { geoPointValue: { longitude: -1 } },
  { geoPointValue: {} },
  { arrayValue: {} },
  { arrayValue: { values: [{ nullValue: null }] } },
  { arrayValue: { values: [{ integerValue: '1' }] } },
  { arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } },
  { arrayValue: { values: [{ integerValue: '2' }] } },
  vector(9),
  vector(1, 2),
  vector(1, 3),
  { mapValue: {} },
  { mapValue: { fields: { a: { integerValue: '1' } } } },
  { mapValue: { fields: { b: { integerValue: '0' }, a: { integerValue: '1' } } } },
  { mapValue: { fields: { a: { integerValue: '2' } } } },
  { mapValue: { fields: { b: { nullValue: null } } } },
];

test('values of all types sort as in production', () => {
  const shuffled = [...ASCENDING].reverse();
  expect(shuffled.sort(compareValues)).toEqual(ASCENDING);
  for (let i = 1; i < ASCENDING.length; i++) {
    expect(compareValues(at(i - 1), at(i)), JSON.stringify(ASCENDING.slice(i - 1, i + 1))).toBeLessThan(0);
  }
});

test('equal numbers of different types compare as equal, yet are different stored values', () => {
  const one: Value = { integerValue: '1' };
  const oneAsDouble: Value = { doubleValue: 1 };
  expect(compareValues(one, oneAsDouble)).toBe(0);
  expect(valuesEqual(one, oneAsDouble)).toBe(false);
  expect(compareValues({ doubleValue: 0 }, { doubleValue: '-0' })).toBe(0);
  expect(valuesEqual({ doubleValue: 0 }, { doubleValue: '-0' })).toBe(false);
  expect(valuesEqual({ doubleValue: 'NaN' }, { doubleValue: 'NaN' })).toBe(true);
});

test('the order is total: antisymmetric and transitive over generated values', longTest, () => {
  fc.assert(
    fc.property(someValue, someValue, someValue, (a, b, c) => {
      expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
      if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0)
        expect(compareValues(a, c)).toBeLessThanOrEqual(0);
      if (valuesEqual(a, b)) expect(compareValues(a, b)).toBe(0);
      expect(compareValues(a, structuredClone(a))).toBe(0);
    }),
    { numRuns: fuzzRuns(2000) },
  );
});

test('no key is a prefix of another, so joined keys sort field by field', longTest, () => {
  function check(a: string, b: string) {
    expect(a !== b && b.startsWith(a)).toBe(false);
  }
  for (const a of ASCENDING) {
    for (const b of ASCENDING) check(orderKey(a), orderKey(b));
  }
  const run = fc.property(someValue, someValue, (a, b) => {
    check(orderKey(a), orderKey(b));
  });
  fc.assert(run);
});

test('numbers compare as numbers and text as UTF-8 bytes', longTest, () => {
  fc.assert(
    fc.property(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), (a, b) => {
      const order = compareValues({ integerValue: String(a) }, { integerValue: String(b) });
      expect(order).toBe(a < b ? -1 : a > b ? 1 : 0);
    }),
  );
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.maxSafeInteger(), (a, b) => {
      const order = compareValues(parseValue({ doubleValue: a }), { integerValue: String(b) });
      expect(order).toBe(a < b ? -1 : a > b ? 1 : 0);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      const order = compareValues({ stringValue: a }, { stringValue: b });
      expect(order).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});

test('reading a value twice gives the same canonical form', longTest, () => {
  fc.assert(
    fc.property(someValue, (value) => {
      expect(parseValue(JSON.parse(JSON.stringify(value)))).toEqual(value);
    }),
  );
  expect(parseValue({ timestampValue: '2024-07-01T02:00:00.123456789+02:00' })).toEqual({
    timestampValue: '2024-07-01T00:00:00.123456Z',
  });
  expect(parseValue({ integerValue: 7 })).toEqual({ integerValue: '7' });
});

function at(index: number): Value {
  return ASCENDING[index] ?? { nullValue: null };
}
