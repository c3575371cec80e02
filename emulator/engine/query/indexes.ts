import type { Change, StoredDocument } from '#emulator/engine/values/document.ts';
import { FieldIndex, type IndexSpec } from './fieldIndex.ts';

const MAX_INDEXES = 100;

/**
 * The sorted indexes of a store: built when a query first needs one, updated with each commit; the least recently used
 * are dropped.
 */
export class Indexes {
  readonly #bySpec = new Map<string, FieldIndex>();
  readonly #documents: () => Iterable<StoredDocument>;

  constructor(documents: () => Iterable<StoredDocument>) {
    this.#documents = documents;
  }

  get(spec: IndexSpec): FieldIndex {
    const key = JSON.stringify(spec);
    const index = this.#bySpec.get(key) ?? new FieldIndex(spec, this.#documents());
    this.#bySpec.delete(key);
    this.#bySpec.set(key, index);
    for (const oldest of this.#bySpec.keys()) {
      if (this.#bySpec.size > MAX_INDEXES) this.#bySpec.delete(oldest);
    }
    return index;
  }

  follow(changes: Change[]): void {
    for (const index of this.#bySpec.values()) {
      for (const change of changes) index.follow(change);
    }
  }

  clear(): void {
    this.#bySpec.clear();
  }
}
