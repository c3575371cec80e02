import { describe, expect, test } from 'vitest';
import { aStore, asValue, idsOf, joined, orders, ROOT, where } from './aStore.ts';

const NOT_A_NUMBER = { doubleValue: 'NaN' };

describe('lists as operands', () => {
  const store = aStore({
    'things/a': { zip: 98101 },
    'things/b': { zip: [98101, 98102] },
    'things/c': { zip: ['98101', { zip: 98101 }] },
    'things/d': { zip: { lists: [1] } },
  });
  const listOf = (...values: unknown[]) => ({ arrayValue: { values: values.map(asValue) } });

  test("an element of 'in' and 'not-in' may be a list", () => {
    expect(idsOf(store, { where: where('zip', 'IN', listOf(98101, [98101, 98102])) })).toEqual(['a', 'b']);
    expect(idsOf(store, { where: where('zip', 'NOT_IN', listOf([98101, 98102])) })).toEqual(['a', 'c', 'd']);
    expect(idsOf(store, { where: where('zip', 'ARRAY_CONTAINS_ANY', listOf([1], { zip: 98101 })) })).toEqual([
      'c',
    ]);
  });

  test('a list directly inside a list is refused everywhere else', () => {
    const nested = listOf([1], [2]);
    for (const op of ['EQUAL', 'ARRAY_CONTAINS', 'LESS_THAN']) {
      expect(() => idsOf(store, { where: where('zip', op, nested) })).toThrow(/directly contain a list/);
    }
    expect(() => idsOf(store, { where: where('zip', 'IN', listOf([[1]])) })).toThrow(/directly contain/);
  });
});

describe('null and NaN', () => {
  const store = aStore({
    'things/a': { n: null, tags: [null] },
    'things/b': { n: NOT_A_NUMBER, tags: [NOT_A_NUMBER] },
    'things/c': { n: 1, tags: [1] },
    'things/d': { n: Number.NEGATIVE_INFINITY, tags: [] },
  });
  const ids = (op: string, operand: unknown, field = 'n') =>
    idsOf(store, { where: where(field, op, operand) });

  test("as elements of 'in' and 'array-contains-any' they match nothing", () => {
    expect(ids('IN', [null, NOT_A_NUMBER, 1])).toEqual(['c']);
    expect(ids('ARRAY_CONTAINS_ANY', [null, NOT_A_NUMBER, 1], 'tags')).toEqual(['c']);
    for (const element of [null, NOT_A_NUMBER]) {
      expect(ids('IN', [element])).toEqual([]);
      expect(ids('ARRAY_CONTAINS_ANY', [element], 'tags')).toEqual([]);
    }
  });

  test('a range never matches NaN, in the first order or in a later one', () => {
    expect(ids('LESS_THAN_OR_EQUAL', 2)).toEqual(['d', 'c']);
    expect(ids('LESS_THAN', 2)).toEqual(['d', 'c']);
    expect(ids('GREATER_THAN_OR_EQUAL', Number.NEGATIVE_INFINITY)).toEqual(['d', 'c']);
    const byTags = { orderBy: orders('tags', 'n'), where: where('n', 'LESS_THAN_OR_EQUAL', 2) };
    expect(idsOf(store, byTags)).toEqual(['d', 'c']);
    expect(idsOf(store, { ...byTags, orderBy: orders('-n') })).toEqual(['c', 'd']);
  });

  test.each(['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'])(
    'as the bound of a range (%s) they match nothing',
    (op) => {
      expect(ids(op, null)).toEqual([]);
      expect(ids(op, NOT_A_NUMBER)).toEqual([]);
    },
  );

  test('equality and inequality see both', () => {
    expect(ids('EQUAL', null)).toEqual(['a']);
    expect(ids('EQUAL', NOT_A_NUMBER)).toEqual(['b']);
    expect(ids('NOT_EQUAL', 1)).toEqual(['b', 'd']);
    expect(ids('NOT_IN', [NOT_A_NUMBER])).toEqual(['d', 'c']);
  });
});

describe('document names', () => {
  const LARGEST = '__id9223372036854775807__';
  const SMALLEST = '__id-9223372036854775808__';

  test('numeric ids use the full 64-bit range and sort as numbers', () => {
    const store = aStore({
      [`things/${LARGEST}`]: {},
      'things/__id7__': {},
      'things/__id12__': {},
      [`things/${SMALLEST}`]: {},
      'things/a': {},
    });
    expect(idsOf(store, {})).toEqual([SMALLEST, '__id7__', '__id12__', LARGEST, 'a']);
  });

  test.each(['__id9223372036854775808__', '__id-9223372036854775809__', '__id__', '__idx__'])(
    'the id %s is reserved',
    (id) => {
      expect(() => aStore({ [`things/${id}`]: {} })).toThrow(/is reserved/);
    },
  );
});

describe('queries that production refuses', () => {
  const store = aStore({ 'things/a': { key: 1, sort: 2 } });
  const name = where('__name__', 'EQUAL', { referenceValue: `${ROOT}/things/a` });

  test('the document name is the last order', () => {
    const unequal = where('key', 'NOT_EQUAL', 42);
    const message = expect.stringContaining('order by clause cannot contain more fields after the key');
    const refusal = expect.objectContaining({ status: 'INVALID_ARGUMENT', message });
    expect(() => idsOf(store, { orderBy: orders('__name__', 'key'), where: unequal })).toThrow(refusal);
    expect(() => idsOf(store, { orderBy: orders('__name__'), where: unequal })).toThrow(refusal);
    expect(idsOf(store, { orderBy: orders('key', '__name__'), where: unequal })).toEqual(['a']);
  });

  test('a name may be compared for equality beside inequalities only if it has an inequality too', () => {
    const above = where('__name__', 'GREATER_THAN', { referenceValue: `${ROOT}/things/0` });
    const unequal = where('key', 'NOT_EQUAL', 42);
    const message = expect.stringContaining('Equality on key is not allowed if there are other inequality');
    expect(() => idsOf(store, { where: joined('AND', unequal, name) })).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT', message }),
    );
    expect(idsOf(store, { where: joined('AND', unequal, above, name) })).toEqual(['a']);
    expect(idsOf(store, { where: joined('AND', where('key', 'EQUAL', 1), name) })).toEqual(['a']);
  });
});
