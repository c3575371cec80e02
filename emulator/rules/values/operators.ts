import { EvaluationError } from '#emulator/rules/evaluationError.ts';
import { proveComparison, proveContains } from '#emulator/rules/proof.ts';
import type { ArithmeticOperator, ComparisonOperator } from '#emulator/rules/syntax/syntaxTree.ts';
import { compare, holds, isNumber, isSame } from './order.ts';
import { asMap, mismatch, typeOf } from './types.ts';
import { Duration, FieldSymbol, PartialMap, RulesSet, type RulesValue, Timestamp } from './values.ts';

/** Whether two values are equal; different types never are, except that an int equals a float of the same value. */
function isEqual(left: RulesValue, right: RulesValue): boolean {
  if (left instanceof FieldSymbol) return proveComparison(left, '==', right);
  if (right instanceof FieldSymbol) return proveComparison(right, '==', left);
  if (left === null || right === null) return left === right;
  if (left instanceof PartialMap) return left.fail();
  if (right instanceof PartialMap) return right.fail();
  return isSame(left, right);
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

function contains(container: RulesValue, item: RulesValue): boolean {
  if (container instanceof FieldSymbol) return proveContains(container, item);
  if (Array.isArray(container)) return containsEqual(container, item);
  if (container instanceof RulesSet) return containsEqual([...container.items.values()], item);
  if (typeof item !== 'string') return mismatch('string', item);
  if (container instanceof PartialMap) return container.known.has(item) || container.fail();
  return asMap(container).has(item);
}

/** An unproven element does not matter if another one is certainly equal. */
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

/** By IEEE 754, 1.0 / 0.0 is Infinity. */
function onFloats(operator: ArithmeticOperator, left: number, right: number): number {
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
