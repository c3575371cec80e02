import { FirestoreError } from '#emulator/engine/firestoreError.ts';
import { type FieldPath, formatFieldPath, isNamePath } from '#emulator/engine/values/fieldPath.ts';
import type { IndexDefinitions, IndexField, IndexScope } from './indexDefinitions.ts';
import type { FieldFilter, ParsedQuery } from './query.ts';

/** What one disjunct needs: an index of these fields, list after list. */
type Need = {
  group: string;
  scope: IndexScope;
  /** In any order. */
  pinned: IndexField[];
  /** In exactly this order. */
  sorted: IndexField[];
  /** In any order and direction. */
  aggregated: IndexField[];
};

/** Throws FAILED_PRECONDITION if production would require an index that is not declared. */
export function checkIndexes(
  query: ParsedQuery,
  disjuncts: FieldFilter[][],
  definitions: IndexDefinitions,
  aggregated: FieldPath[] = [],
): void {
  for (const disjunct of disjuncts) {
    const need = needOf(query, disjunct, aggregated);
    if (!isServed(need, definitions)) throw missing(need);
  }
}

/** Descending order by name alone has no index; after an equality or another order, it has one. */
export function checkKeyScan({ orderBy }: ParsedQuery, disjuncts: FieldFilter[][]): void {
  const [first] = orderBy;
  const isBackwards = first !== undefined && isNamePath(first.field) && first.direction === 'DESCENDING';
  if (isBackwards && disjuncts.every((disjunct) => disjunct.every(({ field }) => isNamePath(field))))
    throw new FirestoreError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
}

function needOf(
  { collectionId, allDescendants, orderBy }: ParsedQuery,
  disjunct: FieldFilter[],
  aggregated: FieldPath[],
): Need {
  const pinned = new Map<string, IndexField>();
  for (const { field, op } of disjunct) {
    const fieldPath = formatFieldPath(field);
    if (op === 'EQUAL') pinned.set(fieldPath, { fieldPath, mode: 'ASCENDING' });
    if (op === 'ARRAY_CONTAINS') pinned.set(`${fieldPath} contains`, { fieldPath, mode: 'CONTAINS' });
  }
  const sorted = orderBy
    .map(({ field, direction }) => ({ fieldPath: formatFieldPath(field), mode: direction }))
    .filter(({ fieldPath }) => !pinned.has(fieldPath));
  const known = new Set([...pinned.keys(), ...sorted.map(({ fieldPath }) => fieldPath)]);
  const mode = sorted.at(-1)?.mode ?? 'ASCENDING';
  return {
    group: collectionId,
    scope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    pinned: [...pinned.values()].filter(({ fieldPath }) => fieldPath !== '__name__'),
    sorted: withoutImpliedName(sorted),
    aggregated: aggregated
      .map(formatFieldPath)
      .filter((fieldPath) => !known.has(fieldPath))
      .map((fieldPath) => ({ fieldPath, mode })),
  };
}

/** Every index ends with the name, in the last direction. */
function withoutImpliedName(sorted: IndexField[]): IndexField[] {
  const last = sorted.at(-1);
  const before = sorted.at(-2)?.mode ?? last?.mode;
  return last?.fieldPath === '__name__' && last.mode === before ? sorted.slice(0, -1) : sorted;
}

/**
 * Equalities alone, or one field in one direction, need no index; indexes that end in the same orders can be merged.
 */
function isServed(need: Need, definitions: IndexDefinitions): boolean {
  const { pinned, sorted, aggregated } = need;
  const last = [...sorted, ...aggregated];
  const isSimple = last.length === 0 || (last.length === 1 && pinned.length === 0);
  if (isSimple) return [...pinned, ...last].every((field) => hasFieldIndex(need, field, definitions));
  const covered = new Set<string>();
  for (const index of definitions.indexes) {
    if (index.collectionGroup !== need.group || index.scope !== need.scope) continue;
    for (const key of coveredBy(need, withoutImpliedName(index.fields))) covered.add(key);
  }
  return covered.has('') && pinned.every((field) => covered.has(keyOf(field)));
}

/** The pinned fields that an index covers, and '' for all orders after them; empty if the index does not fit. */
function coveredBy({ pinned, sorted, aggregated }: Need, allFields: IndexField[]): string[] {
  const end = Math.max(0, allFields.length - aggregated.length);
  const summed = new Set(allFields.slice(end).map(keyOf));
  if (!aggregated.every((field) => summed.has(keyOf(field)))) return [];
  const fields = allFields.slice(0, end);
  const split = fields.length - sorted.length;
  const tail = fields.slice(Math.max(0, split));
  const isTail = sorted.every(
    ({ fieldPath, mode }, i) => tail[i]?.fieldPath === fieldPath && tail[i]?.mode === mode,
  );
  const heads = fields.slice(0, Math.max(0, split)).map(keyOf);
  const wanted = new Set(pinned.map(keyOf));
  return isTail && heads.every((key) => wanted.has(key)) ? ['', ...heads] : [];
}

/** By default, every field is indexed for collections and none for collection groups; overrides replace both. */
function hasFieldIndex(
  { group, scope }: Need,
  field: IndexField,
  { fieldOverrides }: IndexDefinitions,
): boolean {
  if (field.fieldPath === '__name__') return true;
  // A field of a map inherits the nearest override above it.
  const override = fieldOverrides
    .filter(
      ({ collectionGroup, fieldPath }) =>
        collectionGroup === group && `${field.fieldPath}.`.startsWith(`${fieldPath}.`),
    )
    .sort((one, other) => other.fieldPath.length - one.fieldPath.length)[0];
  if (override === undefined) return scope === 'COLLECTION';
  return override.indexes.some(
    (index) => index.scope === scope && keyOf({ ...field, mode: index.mode }) === keyOf(field),
  );
}

/** Ignores the direction, which does not matter for pinned fields. */
function keyOf({ fieldPath, mode }: IndexField): string {
  return mode === 'CONTAINS' ? `${fieldPath} contains` : fieldPath;
}

function missing({ group, scope, pinned, sorted, aggregated }: Need): FirestoreError {
  const fields = [...pinned, ...sorted, ...aggregated].map(({ fieldPath, mode }) =>
    mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode },
  );
  const declaration = { collectionGroup: group, queryScope: scope, fields };
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add to firestore.indexes.json: ${JSON.stringify(declaration)}`,
  );
}
