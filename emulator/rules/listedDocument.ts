import type { FieldFilter, FieldOperator, ParsedQuery } from '#emulator/engine/query/query.ts';
import { fromStored } from '#emulator/rules/values/conversion.ts';
import {
  type Constraint,
  FieldSymbol,
  PartialMap,
  Path,
  type RulesMap,
  type RulesValue,
} from '#emulator/rules/values/values.ts';
import { ANY_SEGMENTS, type RequestedSegment } from './matching.ts';

const OPERATORS: Partial<Record<FieldOperator, Constraint['operator']>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  NOT_IN: '!=',
  ARRAY_CONTAINS: 'contains',
};

type Disjunct = FieldFilter[];

/**
 * Represents all documents that one disjunct of a query can match: their path below the database, and what is known
 * about `resource`.
 */
export function listedDocument(
  query: ParsedQuery,
  disjunct: Disjunct,
): { path: RequestedSegment[]; resource: RulesMap } {
  const path = pathOf(query, disjunct);
  const known = path.filter((segment) => typeof segment === 'string');
  const id = path.at(-1);
  const resource = new Map<string, RulesValue>([
    ['data', knownFields(query, disjunct)],
    ['id', typeof id === 'string' ? id : new FieldSymbol('resource.id', [])],
    ['__name__', known.length === path.length ? new Path(known) : new FieldSymbol('resource.__name__', [])],
  ]);
  return { path, resource };
}

function pathOf(
  { parent, collectionId, allDescendants }: ParsedQuery,
  disjunct: Disjunct,
): RequestedSegment[] {
  const above = parent.split('/').slice(2);
  const pinned = disjunct.find(({ field, op }) => field[0] === '__name__' && op === 'EQUAL')?.value;
  if (pinned !== undefined && 'referenceValue' in pinned) {
    const segments = pinned.referenceValue.split('/').slice(2);
    const isBelow = above.every((segment, index) => segment === segments[index]);
    const isListed = allDescendants || segments.length === above.length + 2;
    if (isBelow && isListed && segments.at(-2) === collectionId) return segments;
  }
  const between: RequestedSegment[] = allDescendants ? [ANY_SEGMENTS] : [];
  return [...above, ...between, collectionId, new FieldSymbol('the id of the document', [])];
}

/** A tree of the constrained and ordered fields; if a field and one inside it are constrained, the outer one counts. */
function knownFields(query: ParsedQuery, disjunct: Disjunct): PartialMap {
  const paths = [...disjunct.map(({ field }) => field), ...query.orderBy.map(({ field }) => field)];
  const leaves = new Map<string, { path: string[]; value: RulesValue }>();
  for (const path of paths) {
    if (path[0] === '__name__') continue;
    const name = path.join('.');
    const filters = disjunct.filter(({ field }) => samePath(field, path));
    leaves.set(JSON.stringify(path), { path, value: knownValue(name, filters) });
  }
  return treeOf('', [...leaves.values()]);
}

function treeOf(field: string, leaves: { path: string[]; value: RulesValue }[]): PartialMap {
  const known = new Map<string, RulesValue>();
  for (const { path } of leaves) {
    const [name = ''] = path;
    const inside = leaves.filter((leaf) => leaf.path[0] === name);
    const own = inside.find((leaf) => leaf.path.length === 1);
    const below = inside.map((leaf) => ({ ...leaf, path: leaf.path.slice(1) }));
    const inner = field === '' ? name : `${field}.${name}`;
    if (!known.has(name)) known.set(name, own === undefined ? treeOf(inner, below) : own.value);
  }
  return new PartialMap(field, known);
}

/** A field with an equality is known, except that an equal number may be stored as an int or a float. */
function knownValue(name: string, filters: FieldFilter[]): RulesValue {
  const equal = filters.find(({ op }) => op === 'EQUAL');
  const value = equal === undefined ? undefined : fromStored(equal.value);
  return value !== undefined && !hasNumber(value)
    ? value
    : new FieldSymbol(name, filters.flatMap(constraintsOf));
}

function constraintsOf({ op, value }: FieldFilter): Constraint[] {
  const values = op === 'NOT_IN' && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [value];
  return values.map((bound): Constraint => {
    const constraint = { operator: OPERATORS[op] ?? 'exists', value: fromStored(bound) };
    const isRange = '<>'.includes(constraint.operator.charAt(0));
    const saysNothing = isRange && (constraint.value === null || Number.isNaN(constraint.value));
    return saysNothing ? { operator: 'exists', value: null } : constraint;
  });
}

function hasNumber(value: RulesValue): boolean {
  if (Array.isArray(value)) return value.some(hasNumber);
  if (value instanceof Map) return [...value.values()].some(hasNumber);
  return typeof value === 'bigint' || (typeof value === 'number' && !Number.isNaN(value));
}

function samePath(left: string[], right: string[]): boolean {
  return left.length === right.length && left.every((segment, index) => segment === right[index]);
}
