import fc from 'fast-check';
import { root } from './sides.ts';

const plain = [
  { nullValue: null },
  ...[true, false].map((booleanValue) => ({ booleanValue })),
  ...['0', '1', '2', '-1', '9007199254740993', '9223372036854775807'].map((integerValue) => ({
    integerValue,
  })),
  ...[0.5, 1, 2.5, 'NaN', 'Infinity', '-Infinity', 1e300].map((doubleValue) => ({ doubleValue })),
  ...['', 'a', 'b', 'A', 'é', '\u{1F600}', '\uFF61', 'a\u0000'].map((stringValue) => ({ stringValue })),
  ...['2019-01-01T00:00:00Z', '2020-02-29T12:00:00.123456Z'].map((timestampValue) => ({ timestampValue })),
  ...['', 'AA==', '/w=='].map((bytesValue) => ({ bytesValue })),
  ...['a/b', 'a/c', 'a/b/c/d'].map((path) => ({ referenceValue: `${root}/${path}` })),
  { geoPointValue: { latitude: 1, longitude: 2 } },
];

/** A scalar value. */
export const scalar = fc.constantFrom<object>(...plain);

/** Values that often collide. */
export const small = fc.constantFrom<object>(
  ...[{ integerValue: '0' }, { integerValue: '1' }, { doubleValue: 1 }, { doubleValue: 1.5 }],
  ...[{ stringValue: 'a' }, { nullValue: null }, { doubleValue: 'NaN' }, { booleanValue: true }],
);

export const listOf = (inner: fc.Arbitrary<object>, minLength = 0) =>
  fc.array(inner, { minLength, maxLength: 3 }).map((values) => ({ arrayValue: { values } }));

const mapOf = (inner: fc.Arbitrary<object>) =>
  fc
    .dictionary(fc.constantFrom('a', 'b', 'x', 'a.b', '`'), inner, { maxKeys: 3 })
    .map((fields) => ({ mapValue: { fields: { ...fields } } }));

/** Any value that can be stored. */
export const value: fc.Arbitrary<object> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: listOf(scalar) },
  { weight: 1, arbitrary: mapOf(fc.oneof(scalar, mapOf(scalar), listOf(scalar))) },
);
