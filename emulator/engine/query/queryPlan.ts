import { formatFieldPath, isNamePath, samePath } from '#emulator/engine/values/fieldPath.ts';
import { orderKey } from '#emulator/engine/values/orderKey.ts';
import { isNumber } from '#emulator/engine/values/value.ts';
import { disjunctsOf } from './disjuncts.ts';
import { type IndexSpec, partKey } from './fieldIndex.ts';
import { isNullOrNaN } from './parseFilter.ts';
import type { Cursor, FieldFilter, Order, ParsedQuery } from './query.ts';

export type Scan = { filters: FieldFilter[]; bounds: Bounds } & (
  | { kind: 'range'; spec: IndexSpec }
  | { kind: 'document'; name: string; orderBy: Order[] }
);

/** Keys that begin with `prefix` (the pinned values), from `low` up to but not including `high`. */
type Bounds = { prefix: string; low: string; high: string };

/** How to read a query's result. The `filters` of a scan are those that its index does not cover. */
export type QueryPlan = { disjuncts: FieldFilter[][]; scans: Scan[]; reversed: boolean };

const ABOVE = '\uffff';
/** After NaN, which no range matches. */
const LOWEST_NUMBER = orderKey({ doubleValue: '-Infinity' });

/**
 * An index sorts by its first order ascending and is read backward for the opposite, so a query and its reverse share
 * one.
 */
export function planQuery(query: ParsedQuery): QueryPlan {
  const reversed = query.orderBy[0]?.direction === 'DESCENDING';
  const orderBy = reversed ? query.orderBy.map(opposite) : query.orderBy;
  const disjuncts = disjunctsOf(query.filter);
  return {
    disjuncts,
    reversed,
    scans: disjuncts.map((filters) => scanFor(query, filters, orderBy, reversed)),
  };
}

function scanFor(query: ParsedQuery, filters: FieldFilter[], orderBy: Order[], reversed: boolean): Scan {
  const named = filters.find(({ field, op }) => isNamePath(field) && op === 'EQUAL');
  if (named !== undefined && 'referenceValue' in named.value) {
    const bounds = boundsOf(query, '', [], orderBy, reversed);
    return { kind: 'document', name: named.value.referenceValue, filters, bounds, orderBy };
  }
  const pins = pinnedFilters(filters);
  const ranges = filters.filter(
    (filter) => isRange(filter) && samePath(filter.field, orderBy[0]?.field ?? []),
  );
  const prefix = pins.map(({ value }) => orderKey(value)).join('');
  return {
    kind: 'range',
    spec: {
      scope: scopeOf(query),
      pinned: pins.map(({ field, op }) => ({ field, element: op === 'ARRAY_CONTAINS' })),
      orderBy,
    },
    filters: filters.filter((filter) => !pins.includes(filter) && !ranges.includes(filter)),
    bounds: pins.some(matchesNothing)
      ? { prefix, low: prefix, high: prefix }
      : boundsOf(query, prefix, ranges, orderBy, reversed),
  };
}

function matchesNothing({ op, value }: FieldFilter): boolean {
  return op === 'ARRAY_CONTAINS' && isNullOrNaN(value);
}

function scopeOf({ parent, collectionId, allDescendants }: ParsedQuery): IndexSpec['scope'] {
  return { parent, collectionId, allDescendants };
}

/** The equalities, one per field, and the list element, in an order that equal queries share. */
function pinnedFilters(filters: FieldFilter[]): FieldFilter[] {
  const byField = new Map<string, FieldFilter>();
  for (const filter of filters) {
    const key = `${filter.op} ${formatFieldPath(filter.field)}`;
    if ((filter.op === 'EQUAL' || filter.op === 'ARRAY_CONTAINS') && !byField.has(key))
      byField.set(key, filter);
  }
  return [...byField.keys()].sort().flatMap((key) => byField.get(key) ?? []);
}

function isRange({ op }: FieldFilter): boolean {
  return op.startsWith('LESS_THAN') || op.startsWith('GREATER_THAN');
}

function boundsOf(
  query: ParsedQuery,
  prefix: string,
  ranges: FieldFilter[],
  orderBy: Order[],
  reversed: boolean,
): Bounds {
  const bounds = { prefix, low: prefix, high: prefix + ABOVE };
  for (const { field, op, value } of ranges) {
    const key = prefix + partKey(field, value, 'ASCENDING');
    const type = isNamePath(field) ? prefix : prefix + key.charAt(prefix.length);
    const lowest = isNumber(value) ? prefix + LOWEST_NUMBER : type;
    if (isNullOrNaN(value)) bounds.high = bounds.low;
    if (op === 'GREATER_THAN') narrow(bounds, key + ABOVE, type + ABOVE);
    if (op === 'GREATER_THAN_OR_EQUAL') narrow(bounds, key, type + ABOVE);
    if (op === 'LESS_THAN') narrow(bounds, lowest, key);
    if (op === 'LESS_THAN_OR_EQUAL') narrow(bounds, lowest, key + ABOVE);
  }
  const [first, last] = reversed ? [query.endAt, query.startAt] : [query.startAt, query.endAt];
  if (first !== null) narrow(bounds, cursorKey(prefix, first, orderBy, reversed), bounds.high);
  if (last !== null) narrow(bounds, bounds.low, cursorKey(prefix, last, orderBy, reversed));
  return bounds;
}

function narrow(bounds: Bounds, low: string, high: string): void {
  if (low > bounds.low) bounds.low = low;
  if (high < bounds.high) bounds.high = high;
}

function cursorKey(prefix: string, { values, before }: Cursor, orderBy: Order[], reversed: boolean): string {
  const parts = values.map((value, index) => {
    const order = orderBy[index];
    return order === undefined ? '' : partKey(order.field, value, order.direction);
  });
  return prefix + parts.join('') + (before === reversed ? ABOVE : '');
}

function opposite({ field, direction }: Order): Order {
  return { field, direction: direction === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING' };
}
