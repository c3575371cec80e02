import { EvaluationError } from '#emulator/rules/evaluationError.ts';
import { proveComparison, proveContains } from '#emulator/rules/proof.ts';
import type { ArithmeticOperator, ComparisonOperator } from '#emulator/rules/syntax/syntaxTree.ts';
import { FieldSymbol, PartialMap } from './fieldSymbol.ts';
import { asMap, mismatch, typeOf } from './types.ts';
import { Duration, keyOf, RulesSet, type RulesValue, Timestamp } from './values.ts';

/** Whether two values are equal; values of different types are not, an int equals the float of its size. */
export function isEqual(left: RulesValue, right: RulesValue): boolean {
  if (left instanceof FieldSymbol) return proveComparison(left, '==', right);
  if (right instanceof FieldSymbol) return proveComparison(right, '==', left);
  if (left === null || right === null) return left === right;
  if (left instanceof PartialMap) return left.fail();
  if (right instanceof PartialMap) return right.fail();
  if (Number.isNaN(left) || Number.isNaN(right)) return false;
  return keyOf(left) === keyOf(right);
}

/** Orders two values of one ordered type: negative, 0, positive; NaN against anything is NaN. */
export function compare(left: RulesValue, right: RulesValue): number {
  const [a, b] = [ordinal(left), ordinal(right)];
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (typeof a === 'string' || typeof b === 'string' || kindOf(left) !== kindOf(right))
    return mismatch(typeOf(left), right);
  if (a < b) return -1;
  if (a > b) return 1;
  return Number.isNaN(a) || Number.isNaN(b) ? Number.NaN : 0;
}

export function applyComparison(operator: ComparisonOperator, left: RulesValue, right: RulesValue): boolean {
  if (operator === '==') return isEqual(left, right);
  if (operator === '!=') return !isEqual(left, right);
  if (operator === 'in') return contains(right, left);
  if (left instanceof FieldSymbol) return proveComparison(left, operator, right);
  if (right instanceof FieldSymbol) return proveComparison(right, MIRRORED[operator], left);
  return holds(operator, compare(left, right));
}

const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

export function holds(operator: '<' | '<=' | '>' | '>=', order: number): boolean {
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

function contains(container: RulesValue, item: RulesValue): boolean {
  if (container instanceof FieldSymbol) return proveContains(container, item);
  if (Array.isArray(container)) return containsEqual(container, item);
  if (container instanceof RulesSet) return containsEqual([...container.items.values()], item);
  if (typeof item !== 'string') return mismatch('string', item);
  if (container instanceof PartialMap) return container.known.has(item) || container.fail();
  return asMap(container).has(item);
}

/** One unproven element does not matter when another is equal for certain. */
function containsEqual(items: readonly RulesValue[], item: RulesValue): boolean {
  let unproven: EvaluationError | null = null;
  for (const candidate of items) {
    try {
      if (isEqual(candidate, item)) return true;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      unproven = error;
    }
  }
  if (unproven !== null) throw unproven;
  return false;
}

export function applyArithmetic(
  operator: ArithmeticOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') return onInts(operator, left, right);
  if (isNumber(left) && isNumber(right)) return onFloats(operator, Number(left), Number(right));
  if (operator === '+') return add(left, right);
  if (operator === '-') return subtract(left, right);
  return mismatch('number', isNumber(left) ? right : left);
}

export function checkedInt(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new EvaluationError('Integer overflow.');
  return value;
}

function onInts(operator: ArithmeticOperator, left: bigint, right: bigint): bigint {
  if (right === 0n && (operator === '/' || operator === '%')) throw new EvaluationError('Division by zero.');
  if (operator === '+') return checkedInt(left + right);
  if (operator === '-') return checkedInt(left - right);
  if (operator === '*') return checkedInt(left * right);
  return operator === '/' ? checkedInt(left / right) : left % right;
}

function onFloats(operator: ArithmeticOperator, left: number, right: number): number {
  if (right === 0 && (operator === '/' || operator === '%')) throw new EvaluationError('Division by zero.');
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return operator === '/' ? left / right : left % right;
}

function add(left: RulesValue, right: RulesValue): RulesValue {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (left instanceof Duration && right instanceof Duration) return new Duration(left.nanos + right.nanos);
  if (left instanceof Timestamp && right instanceof Duration) return new Timestamp(left.nanos + right.nanos);
  if (left instanceof Duration && right instanceof Timestamp) return new Timestamp(left.nanos + right.nanos);
  return mismatch(typeOf(left), right);
}

function subtract(left: RulesValue, right: RulesValue): RulesValue {
  if (left instanceof Timestamp && right instanceof Timestamp) return new Duration(left.nanos - right.nanos);
  if (left instanceof Timestamp && right instanceof Duration) return new Timestamp(left.nanos - right.nanos);
  if (left instanceof Duration && right instanceof Duration) return new Duration(left.nanos - right.nanos);
  return mismatch(typeOf(left), right);
}

function ordinal(value: RulesValue): bigint | number | string {
  if (isNumber(value) || typeof value === 'string') return value;
  if (value instanceof Timestamp || value instanceof Duration) return value.nanos;
  return mismatch('a value with an order', value);
}

export function kindOf(value: RulesValue): string {
  return isNumber(value) ? 'number' : typeOf(value);
}

function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}
