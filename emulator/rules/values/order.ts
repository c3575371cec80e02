import { mismatch, typeOf } from './types.ts';
import { Bytes, Duration, keyOf, type RulesValue, Timestamp } from './values.ts';

/**
 * Whether two known values are equal; different types never are, except that an int equals a float of the same value.
 */
export function isSame(left: RulesValue, right: RulesValue): boolean {
  if (left === null || right === null) return left === right;
  if (Number.isNaN(left) || Number.isNaN(right)) return false;
  return keyOf(left) === keyOf(right);
}

/** Compares two values of one ordered type: negative, 0 or positive; NaN compared with anything is NaN. */
export function compare(left: RulesValue, right: RulesValue): number {
  if (left instanceof Bytes && right instanceof Bytes) return Buffer.compare(left.content, right.content);
  const [a, b] = [ordinal(left), ordinal(right)];
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (typeof a === 'string' || typeof b === 'string' || kindOf(left) !== kindOf(right))
    return mismatch(typeOf(left), right);
  if (a < b) return -1;
  if (a > b) return 1;
  return Number.isNaN(a) || Number.isNaN(b) ? Number.NaN : 0;
}

export function holds(operator: '<' | '<=' | '>' | '>=', order: number): boolean {
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

function ordinal(value: RulesValue): bigint | number | string {
  if (isNumber(value) || typeof value === 'string') return value;
  if (value instanceof Timestamp || value instanceof Duration) return value.nanos;
  return mismatch('a value with an order', value);
}

export function kindOf(value: RulesValue): string {
  return isNumber(value) ? 'number' : typeOf(value);
}

export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}
