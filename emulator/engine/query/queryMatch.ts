import { compareValues } from '#emulator/engine/values/compare.ts';
import type { StoredDocument } from '#emulator/engine/values/document.ts';
import { collectionOf, lastSegment } from '#emulator/engine/values/documentName.ts';
import { type FieldPath, isNamePath, setValueAt, valueAt } from '#emulator/engine/values/fieldPath.ts';
import { orderKey } from '#emulator/engine/values/orderKey.ts';
import { elementsOf, type Fields, type Value } from '#emulator/engine/values/value.ts';
import { isNullOrNaN, matchableElements } from './parseFilter.ts';
import type { Cursor, FieldFilter, Filter, Order, ParsedQuery } from './query.ts';

const NULL: Value = { nullValue: null };

/** Whether the document is in the result, ignoring limit and offset. */
export function matchesQuery(query: ParsedQuery, document: StoredDocument): boolean {
  return (
    isInScope(query, document.name) &&
    query.orderBy.every(({ field }) => fieldValue(document, field) !== null) &&
    (query.filter === null || passesFilter(query.filter, document)) &&
    isAfterStart(query, document) &&
    isBeforeEnd(query, document)
  );
}

export function isInScope(
  { parent, collectionId, allDescendants }: Pick<ParsedQuery, 'parent' | 'collectionId' | 'allDescendants'>,
  name: string,
): boolean {
  const collection = collectionOf(name);
  if (!allDescendants) return collection === `${parent}/${collectionId}`;
  return lastSegment(collection) === collectionId && name.startsWith(`${parent}/`);
}

export function compareDocuments(orderBy: Order[], a: StoredDocument, b: StoredDocument): number {
  for (const { field, direction } of orderBy) {
    const order = compareValues(fieldValue(a, field) ?? NULL, fieldValue(b, field) ?? NULL);
    if (order !== 0) return direction === 'ASCENDING' ? order : -order;
  }
  return 0;
}

export function projected({ select }: ParsedQuery, document: StoredDocument): StoredDocument {
  if (select === null) return document;
  const fields: Fields = {};
  for (const path of select) {
    const value = valueAt(document.fields, path);
    if (value !== null) setValueAt(fields, path, structuredClone(value));
  }
  return { ...document, fields };
}

export function passesFilter(filter: Filter, document: StoredDocument): boolean {
  if (filter.kind === 'field') return passesField(filter, fieldValue(document, filter.field));
  return filter.kind === 'and'
    ? filter.filters.every((inner) => passesFilter(inner, document))
    : filter.filters.some((inner) => passesFilter(inner, document));
}

export function fieldValue(document: StoredDocument, field: FieldPath): Value | null {
  return isNamePath(field) ? { referenceValue: document.name } : valueAt(document.fields, field);
}

function passesField({ op, value: operand }: FieldFilter, value: Value | null): boolean {
  if (value === null) return false;
  const equals = (other: Value) => compareValues(value, other) === 0;
  const contains = (other: Value) => elementsOf(value).some((element) => compareValues(element, other) === 0);
  switch (op) {
    case 'EQUAL':
      return equals(operand);
    case 'IN':
      return matchableElements(operand).some(equals);
    case 'ARRAY_CONTAINS':
      return !isNullOrNaN(operand) && contains(operand);
    case 'ARRAY_CONTAINS_ANY':
      return matchableElements(operand).some(contains);
    case 'NOT_EQUAL':
      return !('nullValue' in value) && !equals(operand);
    case 'NOT_IN':
      return (
        !('nullValue' in value) && !elementsOf(operand).some((other) => equals(other) || 'nullValue' in other)
      );
    default:
      return (
        !isNullOrNaN(value) && !isNullOrNaN(operand) && isInRange(op, orderKey(value), orderKey(operand))
      );
  }
}

/** Ranges stay within one type, which is the first character of a key. */
function isInRange(op: FieldFilter['op'], key: string, operand: string): boolean {
  if (key[0] !== operand[0]) return false;
  if (op === 'LESS_THAN') return key < operand;
  if (op === 'LESS_THAN_OR_EQUAL') return key <= operand;
  return op === 'GREATER_THAN' ? key > operand : key >= operand;
}

function isAfterStart({ startAt, orderBy }: ParsedQuery, document: StoredDocument): boolean {
  if (startAt === null) return true;
  const order = compareWithCursor(document, startAt, orderBy);
  return startAt.before ? order >= 0 : order > 0;
}

function isBeforeEnd({ endAt, orderBy }: ParsedQuery, document: StoredDocument): boolean {
  if (endAt === null) return true;
  const order = compareWithCursor(document, endAt, orderBy);
  return endAt.before ? order < 0 : order <= 0;
}

function compareWithCursor(document: StoredDocument, { values }: Cursor, orderBy: Order[]): number {
  for (const [index, value] of values.entries()) {
    const order = orderBy[index];
    if (order === undefined) return 0;
    const result = compareValues(fieldValue(document, order.field) ?? NULL, value);
    if (result !== 0) return order.direction === 'ASCENDING' ? result : -result;
  }
  return 0;
}
