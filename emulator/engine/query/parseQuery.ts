import { FirestoreError, invalid } from '#emulator/engine/firestoreError.ts';
import { checkId, parseDocumentName, parseParent } from '#emulator/engine/values/documentName.ts';
import { type FieldPath, formatFieldPath, isNamePath, samePath } from '#emulator/engine/values/fieldPath.ts';
import { parseValue } from '#emulator/engine/values/parseValue.ts';
import { elementsOf } from '#emulator/engine/values/value.ts';
import { asCount, asEnum, asList, asObject, own, type WireObject } from '#emulator/engine/values/wire.ts';
import { filtersIn, isNullOrNaN, parseFieldReference, parseFilter } from './parseFilter.ts';
import type { Cursor, FieldFilter, FieldOperator, Filter, Order, ParsedQuery } from './query.ts';

const INEQUALITIES: FieldOperator[] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
];
const MAX_ORDERS = 100;
const FIELDS = new Set([
  'from',
  'select',
  'where',
  'orderBy',
  'startAt',
  'endAt',
  'offset',
  'limit',
  'findNearest',
]);

export function parseQuery(parent: string, input: unknown): ParsedQuery {
  const { database } = parseParent(parent);
  const object = asObject(input, 'structuredQuery');
  if (own(object, 'findNearest')) throw new FirestoreError('UNIMPLEMENTED', 'findNearest is not supported.');
  const unknown = Object.keys(object).find((name) => !FIELDS.has(name));
  if (unknown) throw invalid(`Unknown name "${unknown}" in a query.`);
  const filter = parseFilter(own(object, 'where'));
  const given = parseOrders(own(object, 'orderBy'));
  const orderBy = withImplicitOrders(given, filter);
  checkNameComparison(filter);
  const query: ParsedQuery = {
    parent,
    ...parseFrom(own(object, 'from')),
    select: parseSelect(own(object, 'select')),
    filter,
    orderBy,
    startAt: parseCursor(own(object, 'startAt'), given, 'startAt'),
    endAt: parseCursor(own(object, 'endAt'), given, 'endAt'),
    offset: asCount(own(object, 'offset'), 'offset') ?? 0,
    limit: asCount(own(object, 'limit'), 'limit'),
    usesName: [...given, ...filtersIn(filter)].some(({ field }) => isNamePath(field)),
  };
  for (const name of namesIn(query)) {
    if (parseDocumentName(name).database !== database)
      throw invalid('A query compares names of one database only.');
  }
  return query;
}

function namesIn({ filter, orderBy, startAt, endAt }: ParsedQuery): string[] {
  const compared = filtersIn(filter).filter(({ field }) => isNamePath(field));
  const position = orderBy.findIndex(({ field }) => isNamePath(field));
  const values = [
    ...compared.flatMap(({ value }) => ('arrayValue' in value ? elementsOf(value) : [value])),
    ...[startAt, endAt].flatMap((cursor) => cursor?.values[position] ?? []),
  ];
  return values.flatMap((value) => ('referenceValue' in value ? value.referenceValue : []));
}

function parseFrom(input: unknown): { collectionId: string; allDescendants: boolean } {
  const [selector, ...others] = asList(input, 'from');
  if (others.length > 0) throw invalid('A query reads exactly one collection.');
  const object = asObject(selector, 'from');
  const collectionId = own(object, 'collectionId');
  checkId(collectionId, 'Collection id');
  return { collectionId, allDescendants: own(object, 'allDescendants') === true };
}

function parseSelect(input: unknown): FieldPath[] | null {
  if (input === undefined || input === null) return null;
  const paths = asList(own(asObject(input, 'select'), 'fields'), 'fields').map(parseFieldReference);
  return paths.length === 0
    ? null
    : [...new Map(paths.map((path) => [formatFieldPath(path), path])).values()];
}

function parseOrders(input: unknown): Order[] {
  const inputs = asList(input, 'orderBy');
  if (inputs.length > MAX_ORDERS) throw invalid(`A query can have at most ${MAX_ORDERS} orders.`);
  const orders = inputs.map((order) => parseOrder(asObject(order, 'orderBy')));
  const names = new Set(orders.map(({ field }) => formatFieldPath(field)));
  if (names.size < orders.length) throw invalid('A query can order by each field only once.');
  return orders;
}

function parseOrder(object: WireObject): Order {
  const words = ['ASCENDING', 'DESCENDING', 'DIRECTION_UNSPECIFIED'] as const;
  const word = asEnum(own(object, 'direction') ?? 'ASCENDING', words, 'Direction');
  return {
    field: parseFieldReference(own(object, 'field')),
    direction: word === 'DESCENDING' ? word : 'ASCENDING',
  };
}

/** Adds the orders that production adds: the fields with inequalities, then the name, in the last direction. */
function withImplicitOrders(explicit: Order[], filter: Filter | null): Order[] {
  const orders = [...explicit];
  const direction = explicit.at(-1)?.direction ?? 'ASCENDING';
  const compared = filtersIn(filter).filter(isInequality);
  const fields = compared.map(({ field }) => field).filter((field) => !isNamePath(field));
  fields.sort((a, b) => (formatFieldPath(a) < formatFieldPath(b) ? -1 : 1));
  for (const field of [...fields, ['__name__']]) {
    if (!orders.some((order) => samePath(order.field, field))) orders.push({ field, direction });
  }
  if (orders.slice(0, -1).some(({ field }) => isNamePath(field))) {
    throw invalid('order by clause cannot contain more fields after the key');
  }
  return orders;
}

/** A range that starts at null or NaN matches nothing and needs no order. */
function isInequality({ op, value }: FieldFilter): boolean {
  return INEQUALITIES.includes(op) && (op === 'NOT_EQUAL' || op === 'NOT_IN' || !isNullOrNaN(value));
}

function checkNameComparison(filter: Filter | null): void {
  const filters = filtersIn(filter);
  const compared = filters.filter(isInequality);
  const isPinned = filters.some(({ field, op }) => isNamePath(field) && (op === 'EQUAL' || op === 'IN'));
  if (isPinned && compared.length > 0 && !compared.some(({ field }) => isNamePath(field))) {
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

/** `orderBy` has the explicit orders only: a cursor has no values for those that Firestore adds. */
function parseCursor(input: unknown, orderBy: Order[], what: string): Cursor | null {
  if (input === undefined || input === null) return null;
  const object = asObject(input, what);
  const inputs = asList(own(object, 'values'), what);
  if (inputs.length > orderBy.length) throw invalid('Cursor has too many values.');
  if (inputs.length === 0) throw invalid(`${what} has no values.`);
  const values = inputs.map((value) => parseValue(value));
  const position = orderBy.findIndex(({ field }) => isNamePath(field));
  const name = values[position];
  if (name !== undefined && !('referenceValue' in name)) {
    throw invalid(`${what} must give a reference for the document name.`);
  }
  return { values, before: own(object, 'before') === true };
}
