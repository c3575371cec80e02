import { invalid } from '#emulator/engine/firestoreError.ts';
import { shortened } from '#emulator/engine/values/documentName.ts';
import { type FieldPath, isNamePath, parseFieldPath } from '#emulator/engine/values/fieldPath.ts';
import { parseValue } from '#emulator/engine/values/parseValue.ts';
import { elementsOf, numberOf, type Value } from '#emulator/engine/values/value.ts';
import { asEnum, asList, asObject, own, type WireObject } from '#emulator/engine/values/wire.ts';
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
const UNARY_OPERATORS = ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const;
const MAX_ELEMENTS = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };
const KNOWN_NAMES = new Set(['__name__', '__type__']);
const MAX_FILTERS = 100;
const MAX_DEPTH = 20;

export function parseFilter(input: unknown): Filter | null {
  if (input === undefined || input === null) return null;
  const filter = parseTree(input, 0);
  const leaves = filtersIn(filter);
  if (leaves.length > MAX_FILTERS) throw invalid(`A query can have at most ${MAX_FILTERS} filters.`);
  if (leaves.filter(({ op }) => op === 'NOT_IN' || op === 'NOT_EQUAL').length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const has = (...ops: FieldOperator[]) => leaves.some(({ op }) => ops.includes(op));
  if (has('NOT_IN') && has('IN', 'ARRAY_CONTAINS_ANY')) throw combinedNotIn();
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
  const kind = asEnum(own(object, 'op'), ['AND', 'OR'], 'Composite operator') === 'AND' ? 'and' : 'or';
  const inputs = asList(own(object, 'filters'), 'filters');
  if (inputs.length > MAX_FILTERS) throw invalid(`A query can have at most ${MAX_FILTERS} filters.`);
  const filters = inputs
    .map((input) => parseTree(input, depth + 1))
    .flatMap((filter) => (filter.kind === kind ? filter.filters : [filter]));
  const [only, ...rest] = filters;
  if (only === undefined) throw invalid('A compositeFilter needs at least one filter.');
  if (kind === 'or' && filters.flatMap(filtersIn).some(({ op }) => op === 'NOT_IN')) throw combinedNotIn();
  return rest.length === 0 ? only : { kind, filters };
}

function parseUnary(object: WireObject): FieldFilter {
  const [op, value] = UNARY[asEnum(own(object, 'op'), UNARY_OPERATORS, 'Unary operator', 2)];
  const field = parseFieldReference(own(object, 'field'));
  if (isNamePath(field)) throw invalid('A document name is never compared with null or NaN.');
  return { kind: 'field', field, op, value };
}

function parseFieldFilter(object: WireObject): FieldFilter {
  const field = parseFieldReference(own(object, 'field'));
  const op = asEnum(own(object, 'op'), OPERATORS, 'Filter operator');
  const value = parseOperand(own(object, 'value'), op);
  if (isNamePath(field)) checkNames(value, op);
  return { kind: 'field', field, op, value };
}

export function parseFieldReference(input: unknown): FieldPath {
  const path = parseFieldPath(own(asObject(input, 'A field'), 'fieldPath'));
  const reserved = path.find((name) => /^__[\s\S]*__$/.test(name) && !KNOWN_NAMES.has(name));
  if (reserved !== undefined) throw invalid(`Invalid reserved name in field path ${shortened(reserved)}`);
  return path;
}

function combinedNotIn(): Error {
  return invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
}

/** Whether the value is null or NaN, which only `==`, `!=` and `not-in` accept. */
export function isNullOrNaN(value: Value): boolean {
  return 'nullValue' in value || ('doubleValue' in value && Number.isNaN(numberOf(value)));
}

export function matchableElements(value: Value): Value[] {
  return elementsOf(value).filter((element) => !isNullOrNaN(element));
}

/** The outer list of `in` and similar operators is syntax: unlike in a stored list, its elements may be lists. */
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
