import type { FieldPath } from '#emulator/engine/values/fieldPath.ts';
import type { Value } from '#emulator/engine/values/value.ts';

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN';

/** Also covers unary filters: IS_NULL and IS_NAN are EQUAL, IS_NOT_NULL and IS_NOT_NAN are NOT_EQUAL. */
export type FieldFilter = { kind: 'field'; field: FieldPath; op: FieldOperator; value: Value };

type CompositeFilter = { kind: 'and' | 'or'; filters: Filter[] };

export type Filter = FieldFilter | CompositeFilter;

export type Order = { field: FieldPath; direction: 'ASCENDING' | 'DESCENDING' };

/** A position in the order, just before the values if `before`, otherwise just after them. */
export type Cursor = { values: Value[]; before: boolean };

/** A validated query. `orderBy` includes the implicit orders and ends with (or contains) the document name. */
export type ParsedQuery = {
  parent: string;
  collectionId: string;
  allDescendants: boolean;
  select: FieldPath[] | null;
  filter: Filter | null;
  orderBy: Order[];
  startAt: Cursor | null;
  endAt: Cursor | null;
  offset: number;
  limit: number | null;
  /** Whether the query itself orders by the document name or compares it. */
  usesName: boolean;
};
