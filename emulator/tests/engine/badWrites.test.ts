import { describe, expect, test } from 'vitest';
import { aStore, asValue, commit, idsOf, orders, ROOT, set, where } from './aStore.ts';

const store = aStore({ 'things/a': { n: 1 } });
const DEEP = Array.from({ length: 5000 }).reduce<unknown>(
  (inner) => ({ mapValue: { fields: { a: inner } } }),
  asValue(1),
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
    ['a value without a type', [write({ a: {} })]],
    ['a value with two types', [write({ a: { stringValue: 'x', booleanValue: true } })]],
    ['an unknown type', [write({ a: { constructor: 'x' } })]],
    ['a number as a string', [write({ a: { stringValue: 7 } })]],
    ['a lone surrogate', [write({ a: { stringValue: '\ud800' } })]],
    ['an integer beyond 64 bits', [write({ a: { integerValue: '9223372036854775808' } })]],
    ['a broken integer', [write({ a: { integerValue: 1.5 } })]],
    ['a bad time', [write({ a: { timestampValue: '2024-02-30T00:00:00Z' } })]],
    ['bad base64', [write({ a: { bytesValue: '***' } })]],
    ['a latitude beyond the pole', [write({ a: { geoPointValue: { latitude: 91 } } })]],
    ['a list in a list', [write({ a: { arrayValue: { values: [{ arrayValue: {} }] } } })]],
    ['an object in place of a list', [write({ a: { arrayValue: { values: { length: 1e9 } } } })]],
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

  test('names of JavaScript object members work as field names', () => {
    commit(store, [set('things/odd', { constructor: 1, toString: 'x', hasOwnProperty: { valueOf: 2 } })]);
    expect(idsOf(store, { where: where('constructor', 'EQUAL', 1) })).toEqual(['odd']);
    expect(idsOf(store, { where: where('hasOwnProperty.valueOf', 'EQUAL', 2) })).toEqual(['odd']);
    expect(idsOf(store, { where: where('toString', 'GREATER_THAN', '') })).toEqual(['odd']);
    expect(idsOf(store, { orderBy: orders('valueOf.constructor') })).toEqual([]);
  });
});
