import { invalid } from '#emulator/engine/firestoreError.ts';
import { type FieldPath, isNamePath, parseFieldPath } from '#emulator/engine/values/fieldPath.ts';
import { parseValue } from '#emulator/engine/values/parseValue.ts';
import { elementsOf, numberOf, type Value } from '#emulator/engine/values/value.ts';
import { asList, asObject, asOneOf, own, type WireObject } from '#emulator/engine/values/wire.ts';
import type { FieldFilter, FieldOperator, Filter } from './query.ts';

const OPERATORS = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const satisfies FieldOperator[];
const UNARY = {
  IS_NULL: ['EQUAL', { nullValue: null }],
  IS_NOT_NULL: ['NOT_EQUAL', { nullValue: null }],
  IS_NAN: ['EQUAL', { doubleValue: 'NaN' }],
  IS_NOT_NAN: ['NOT_EQUAL', { doubleValue: 'NaN' }],
} as const satisfies Record<string, [FieldOperator, Value]>;
const UNARY_OPERATORS = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'] as const;
const MAX_ELEMENTS = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };
const MAX_FILTERS = 100;
const MAX_DEPTH = 20;

export function parseFilter(input: unknown): Filter | null {
  if (input === undefined || input === null) return null;
  const filter = parseTree(input, 0);
  const leaves = filtersIn(filter);
  if (leaves.length > MAX_FILTERS) throw invalid(`A query has at most ${MAX_FILTERS} filters.`);
  const negations = leaves.filter(({ op }) => op === 'NOT_IN' || op === 'NOT_EQUAL');
  if (negations.length > 1 && negations.some(({ op }) => op === 'NOT_IN')) {
    throw invalid("A query cannot combine 'NOT_IN' with another 'NOT_IN' or 'NOT_EQUAL'.");
  }
  return filter;
}

export function filtersIn(filter: Filter | null): FieldFilter[] {
  if (filter === null) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(filtersIn);
}

function parseTree(input: unknown, depth: number): Filter {
  if (depth > MAX_DEPTH) throw invalid('A filter is nested more than 20 levels deep.');
  const [[kind, content] = ['', null], ...others] = Object.entries(asObject(input, 'A filter'));
  if (others.length > 0) throw invalid('A filter must have exactly one kind.');
  const object = asObject(content, 'A filter');
  if (kind === 'compositeFilter') return parseComposite(object, depth);
  if (kind === 'fieldFilter') return parseFieldFilter(object);
  if (kind === 'unaryFilter') return parseUnary(object);
  throw invalid('A filter must be a compositeFilter, a fieldFilter or a unaryFilter.');
}

function parseComposite(object: WireObject, depth: number): Filter {
  const kind = asOneOf(own(object, 'op'), ['AND', 'OR'], 'Composite operator') === 'AND' ? 'and' : 'or';
  const inputs = asList(own(object, 'filters'), 'filters');
  if (inputs.length > MAX_FILTERS) throw invalid(`A query has at most ${MAX_FILTERS} filters.`);
  const filters = inputs
    .map((input) => parseTree(input, depth + 1))
    .flatMap((filter) => (filter.kind === kind ? filter.filters : [filter]));
  const [only, ...rest] = filters;
  if (only === undefined) throw invalid('A compositeFilter needs at least one filter.');
  return rest.length === 0 ? only : { kind, filters };
}

function parseUnary(object: WireObject): FieldFilter {
  const [op, value] = UNARY[asOneOf(own(object, 'op'), UNARY_OPERATORS, 'Unary operator')];
  const field = parseFieldReference(own(object, 'field'));
  if (isNamePath(field)) throw invalid('A document name is never compared with null or NaN.');
  return { kind: 'field', field, op, value };
}

function parseFieldFilter(object: WireObject): FieldFilter {
  const field = parseFieldReference(own(object, 'field'));
  const op = asOneOf(own(object, 'op'), OPERATORS, 'Filter operator');
  const value = parseOperand(own(object, 'value'), op);
  if (isNamePath(field)) checkNames(value, op);
  return { kind: 'field', field, op, value };
}

export function parseFieldReference(input: unknown): FieldPath {
  return parseFieldPath(own(asObject(input, 'A field'), 'fieldPath'));
}

/** Whether null or NaN, which only `==`, `!=` and `not-in` compare with. */
export function isNullOrNaN(value: Value): boolean {
  return 'nullValue' in value || ('doubleValue' in value && Number.isNaN(numberOf(value)));
}

export function matchableElements(value: Value): Value[] {
  return elementsOf(value).filter((element) => !isNullOrNaN(element));
}

/** The outer list of `in` and the like is syntax: unlike in a stored list, its elements may be lists. */
function parseOperand(input: unknown, op: FieldOperator): Value {
  if (op !== 'IN' && op !== 'ARRAY_CONTAINS_ANY' && op !== 'NOT_IN') return parseValue(input);
  const list = own(asObject(input, 'A value'), 'arrayValue');
  const inputs = list === undefined ? [] : asList(own(asObject(list, 'arrayValue'), 'values'), 'arrayValue');
  if (inputs.length === 0 || inputs.length > MAX_ELEMENTS[op]) {
    throw invalid(`'${op}' needs a list of 1 to ${MAX_ELEMENTS[op]} values.`);
  }
  return { arrayValue: { values: inputs.map((element) => parseValue(element)) } };
}

function checkNames(value: Value, op: FieldOperator): void {
  if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') throw invalid('A document name is not a list.');
  const names = op === 'IN' || op === 'NOT_IN' ? elementsOf(value) : [value];
  if (names.every((name) => 'referenceValue' in name)) return;
  throw invalid('A document name can only be compared with references.');
}
