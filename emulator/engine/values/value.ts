/** A double in JSON; '-0' preserves the sign, which JSON numbers lose. */
export type WireDouble = number | 'NaN' | 'Infinity' | '-Infinity' | '-0';

/** A Firestore value in its wire format. Use `parseValue` to get one from unknown input. */
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

/**
 * Names such as 'toString' are legal: read them with `fieldOf`, never by indexing. Writes with '__proto__' are refused.
 */
export type Fields = Record<string, Value>;

export function fieldOf(fields: Fields, name: string): Value | null {
  return Object.hasOwn(fields, name) ? (fields[name] ?? null) : null;
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

/** The number in an integer or double value; integers above 2^53 lose their last digits. */
export function numberOf(value: NumberValue): number {
  return Number('integerValue' in value ? value.integerValue : value.doubleValue);
}

/** The elements of a list; empty for any other value. */
export function elementsOf(value: Value | null): Value[] {
  return value !== null && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}
