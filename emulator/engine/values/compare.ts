import { orderKey } from './orderKey.ts';
import { elementsOf, type Fields, fieldOf, numberOf, type Value } from './value.ts';

/** Negative, zero or positive in Firestore's order across all types; 1 and 1.0 compare as equal. */
export function compareValues(a: Value, b: Value): number {
  const left = orderKey(a);
  const right = orderKey(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether two stored values are identical: 1 and 1.0 differ, but the order of map entries does not matter. */
export function valuesEqual(a: Value, b: Value): boolean {
  if ('mapValue' in a)
    return 'mapValue' in b && fieldsEqual(a.mapValue.fields ?? {}, b.mapValue.fields ?? {});
  if ('arrayValue' in a) {
    return 'arrayValue' in b && listsEqual(elementsOf(a), elementsOf(b));
  }
  if ('integerValue' in a) return 'integerValue' in b && a.integerValue === b.integerValue;
  if ('doubleValue' in a) return 'doubleValue' in b && Object.is(numberOf(a), numberOf(b));
  return !('integerValue' in b) && !('doubleValue' in b) && compareValues(a, b) === 0;
}

export function fieldsEqual(a: Fields, b: Fields): boolean {
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => {
    const left = fieldOf(a, name);
    const right = fieldOf(b, name);
    return left !== null && right !== null && valuesEqual(left, right);
  });
}

function listsEqual(a: Value[], b: Value[]): boolean {
  return (
    a.length === b.length &&
    a.every((value, index) => {
      const other = b[index];
      return other !== undefined && valuesEqual(value, other);
    })
  );
}
