import { orderKey } from './orderKey.ts';

/** A double as JSON carries it; '-0' keeps the sign that JSON numbers lose. */
export type WireDouble = number | 'NaN' | 'Infinity' | '-Infinity' | '-0';

/** A Firestore value in its wire form; `parseValue` is the only way from unknown input to this type. */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: WireDouble }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };

/** Names such as 'toString' are legal: read with `fieldOf`, never by plain indexing. '__proto__' is refused on write. */
export type Fields = Record<string, Value>;

export function fieldOf(fields: Fields, name: string): Value | null {
  return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
}

/** Negative, zero or positive in Firestore's order across all types; 1 and 1.0 compare as equal. */
export function compareValues(a: Value, b: Value): number {
  const left = orderKey(a);
  const right = orderKey(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether two stored values are identical: 1 and 1.0 differ, the order of map entries does not matter. */
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

export type NumberValue = Extract<Value, { integerValue: string } | { doubleValue: WireDouble }>;

export function isNumber(value: Value | null): value is NumberValue {
  return value !== null && ('integerValue' in value || 'doubleValue' in value);
}

export const MAX_INT64 = 2n ** 63n - 1n;
export const MIN_INT64 = -(2n ** 63n);

export function doubleValue(number: number): Value {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (!Number.isFinite(number)) return { doubleValue: number > 0 ? 'Infinity' : '-Infinity' };
  return { doubleValue: Object.is(number, -0) ? '-0' : number };
}

/** The number in an integer or double value; integers beyond 2^53 lose their last digits. */
export function numberOf(value: NumberValue): number {
  return Number('integerValue' in value ? value.integerValue : value.doubleValue);
}

/** Of a list; nothing of any other value. */
export function elementsOf(value: Value | null): Value[] {
  return value !== null && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
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
