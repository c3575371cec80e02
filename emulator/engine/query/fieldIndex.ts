import type { Change, StoredDocument } from '#emulator/engine/values/document.ts';
import { pathOf } from '#emulator/engine/values/documentName.ts';
import { type FieldPath, isNamePath, valueAt } from '#emulator/engine/values/fieldPath.ts';
import { orderKey, pathKey, reversedKey } from '#emulator/engine/values/orderKey.ts';
import { type Entry, SortedKeys } from '#emulator/engine/values/sortedKeys.ts';
import { elementsOf, type Value } from '#emulator/engine/values/value.ts';
import type { Order, ParsedQuery } from './query.ts';
import { isInScope } from './queryMatch.ts';

type Scope = Pick<ParsedQuery, 'parent' | 'collectionId' | 'allDescendants'>;

/** The sort order of an index: pinned fields first (a whole value, or each element of a list), then the orders. */
export type IndexSpec = {
  scope: Scope;
  pinned: { field: FieldPath; element: boolean }[];
  orderBy: Order[];
};

export class FieldIndex {
  readonly keys: SortedKeys;
  readonly #spec: IndexSpec;

  constructor(spec: IndexSpec, documents: Iterable<StoredDocument>) {
    this.#spec = spec;
    const entries: Entry[] = [];
    for (const document of documents) {
      if (isInScope(spec.scope, document.name)) entries.push(...entriesOf(spec, document));
    }
    this.keys = new SortedKeys(entries);
  }

  follow({ name, before, after }: Change): void {
    if (!isInScope(this.#spec.scope, name)) return;
    const old = new Set(before === null ? [] : entriesOf(this.#spec, before).map(({ key }) => key));
    for (const entry of after === null ? [] : entriesOf(this.#spec, after)) {
      if (!old.delete(entry.key)) this.keys.add(entry);
    }
    for (const key of old) this.keys.remove(key);
  }
}

export function partKey(field: FieldPath, value: Value, direction: Order['direction']): string {
  const key =
    isNamePath(field) && 'referenceValue' in value ? pathKey(pathOf(value.referenceValue)) : orderKey(value);
  return direction === 'ASCENDING' ? key : reversedKey(key);
}

export function orderedKey(orderBy: Order[], document: StoredDocument): string | null {
  let key = '';
  for (const { field, direction } of orderBy) {
    const value = isNamePath(field) ? { referenceValue: document.name } : valueAt(document.fields, field);
    if (value === null) return null;
    key += partKey(field, value, direction);
  }
  return key;
}

function entriesOf({ pinned, orderBy }: IndexSpec, document: StoredDocument): Entry[] {
  const tail = orderedKey(orderBy, document);
  if (tail === null) return [];
  let heads = [''];
  for (const { field, element } of pinned) {
    const value = valueAt(document.fields, field);
    const parts = value === null ? [] : element ? elementKeys(value) : [orderKey(value)];
    heads = heads.flatMap((head) => parts.map((part) => head + part));
  }
  return heads.map((head) => ({ key: head + tail, name: document.name }));
}

function elementKeys(list: Value): string[] {
  return [...new Set(elementsOf(list).map(orderKey))];
}
