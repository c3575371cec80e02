import { compareValues } from '#emulator/engine/values/compare.ts';
import { setValueAt, valueAt } from '#emulator/engine/values/fieldPath.ts';
import { orderKey } from '#emulator/engine/values/orderKey.ts';
import {
  doubleValue,
  elementsOf,
  type Fields,
  isNumber,
  MAX_INT64,
  MIN_INT64,
  type NumberValue,
  numberOf,
  type Value,
} from '#emulator/engine/values/value.ts';
import type { Transform } from './write.ts';

/**
 * Changes the fields in place and returns one result per transform: the value for times and numbers, null for lists.
 */
export function applyTransforms(fields: Fields, transforms: Transform[], requestTime: string): Value[] {
  return transforms.map((transform) => {
    const value = transformed(valueAt(fields, transform.field), transform, requestTime);
    setValueAt(fields, transform.field, value);
    return 'arrayValue' in value ? { nullValue: null } : value;
  });
}

function transformed(before: Value | null, transform: Transform, requestTime: string): Value {
  switch (transform.kind) {
    case 'serverTime':
      return { timestampValue: requestTime };
    case 'append':
      return { arrayValue: { values: withElements(elementsOf(before), transform.elements) } };
    case 'remove':
      return { arrayValue: { values: withoutElements(elementsOf(before), transform.elements) } };
    default:
      return isNumber(before) && isNumber(transform.operand)
        ? combined(before, transform.operand, transform.kind)
        : transform.operand;
  }
}

function combined(
  before: NumberValue,
  operand: NumberValue,
  kind: 'increment' | 'maximum' | 'minimum',
): Value {
  if (kind === 'increment') return sum(before, operand);
  if (Number.isNaN(numberOf(before))) return before;
  if (Number.isNaN(numberOf(operand))) return operand;
  const order = compareValues(operand, before);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : before;
}

/** Integers saturate at 64 bits; a double makes the sum a double. */
function sum(a: NumberValue, b: NumberValue): Value {
  if ('integerValue' in a && 'integerValue' in b) {
    const exact = BigInt(a.integerValue) + BigInt(b.integerValue);
    const clamped = exact > MAX_INT64 ? MAX_INT64 : exact < MIN_INT64 ? MIN_INT64 : exact;
    return { integerValue: String(clamped) };
  }
  return doubleValue(numberOf(a) + numberOf(b));
}

/** Equal numbers of different types count as the same element. */
function withElements(list: Value[], added: Value[]): Value[] {
  const seen = new Set(list.map(orderKey));
  const fresh = added.filter((value) => {
    const key = orderKey(value);
    return !seen.has(key) && seen.add(key);
  });
  return [...list, ...fresh];
}

function withoutElements(list: Value[], removed: Value[]): Value[] {
  const keys = new Set(removed.map(orderKey));
  return list.filter((value) => !keys.has(orderKey(value)));
}
