import { documentId, orderBy, type QueryConstraint, startAfter, Timestamp } from 'firebase/firestore/lite';
import type { StoredRow } from './page.ts';

type Order = { field: string; direction: 'asc' | 'desc' };

/** Continues behind a row that either SDK read: each accepts only its own timestamps and snapshots. */
export function startAfterRow(
  row: StoredRow | null | undefined,
  { field, direction }: Order,
): QueryConstraint[] {
  const order = [orderBy(field, direction), orderBy(documentId(), direction)];
  if (!row) return order;
  const value = row.data()[field];
  return [
    ...order,
    startAfter(isTimestamp(value) ? new Timestamp(value.seconds, value.nanoseconds) : value, row.id),
  ];
}

function isTimestamp(value: unknown): value is { seconds: number; nanoseconds: number } {
  return typeof value === 'object' && value !== null && 'seconds' in value && 'nanoseconds' in value;
}
