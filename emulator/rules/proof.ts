import { compare, holds, isSame, kindOf } from '#emulator/rules/values/order.ts';
import { type Constraint, FieldSymbol, PartialMap, type RulesValue } from '#emulator/rules/values/values.ts';

type Order = '<' | '<=' | '>' | '>=';

/** Types that Firestore and rules sort in the same order. */
const ORDERED_KINDS = new Set(['number', 'string', 'timestamp']);

/** Evaluates `field operator value` if the query's constraints imply the result; otherwise throws UnprovenError. */
export function proveComparison(symbol: FieldSymbol, operator: Order | '==', value: RulesValue): boolean {
  if (value instanceof FieldSymbol || value instanceof PartialMap) value.fail();
  for (const constraint of symbol.constraints) {
    const answer = operator === '==' ? equality(constraint, value) : order(constraint, operator, value);
    if (answer !== undefined) return answer;
  }
  return symbol.fail();
}

export function proveContains(symbol: FieldSymbol, item: RulesValue): boolean {
  const isKnown = symbol.constraints.some(
    ({ operator, value }) =>
      operator === 'contains' &&
      (item instanceof FieldSymbol ? proveComparison(item, '==', value) : isSame(value, item)),
  );
  return isKnown || symbol.fail();
}

/** Evaluates `field is type`: a constraint fixes the type, except that an equal number may be an int or a float. */
export function proveType(symbol: FieldSymbol, type: string): boolean {
  for (const { operator, value } of symbol.constraints) {
    const kind = operator === 'contains' ? 'list' : kindOf(value);
    if (operator === 'exists' || operator === '!=') continue;
    if (kind !== 'number') return kind === type;
    return type === 'int' || type === 'float' ? symbol.fail() : type === 'number';
  }
  return symbol.fail();
}

function equality(constraint: Constraint, value: RulesValue): boolean | undefined {
  const { operator, value: bound } = constraint;
  if (operator === 'exists') return undefined;
  if (value === null) return false;
  if (operator === '==') return isSame(bound, value);
  if (operator === '!=') return isSame(bound, value) ? false : undefined;
  if (operator === 'contains') return Array.isArray(value) ? undefined : false;
  if (kindOf(value) !== kindOf(bound)) return false;
  return ORDERED_KINDS.has(kindOf(value)) && !holds(operator, compare(value, bound)) ? false : undefined;
}

function order(constraint: Constraint, comparison: Order, value: RulesValue): boolean | undefined {
  const { operator, value: bound } = constraint;
  if (operator === 'exists' || operator === 'contains' || operator === '!=') return undefined;
  if (!ORDERED_KINDS.has(kindOf(bound)) || kindOf(value) !== kindOf(bound)) return undefined;
  const distance = compare(bound, value);
  if (operator === '==') return holds(comparison, distance);
  const comparesBelow = comparison.startsWith('<');
  const isBelow = operator.startsWith('<');
  const isStrict = operator.length === 1;
  if (comparesBelow === isBelow) return reaches(comparison, distance, isStrict) ? true : undefined;
  return reaches(OPPOSITE[comparison], distance, isStrict) ? false : undefined;
}

const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

/** Whether everything on the bound's side satisfies `comparison`; a strict bound may equal the value itself. */
function reaches(comparison: Order, distance: number, isStrict: boolean): boolean {
  return distance === 0 ? isStrict || comparison.length === 2 : holds(comparison, distance);
}
