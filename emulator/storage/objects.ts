import type { DataFolder } from '#emulator/engine/disk/dataFolder.ts';
import type { Journal } from '#emulator/engine/disk/journal.ts';
import { type Contents, contentsIn, contentsInMemory } from './contents.ts';
import type { StoredObject } from './storedObject.ts';

type ObjectRecord = { put: StoredObject } | { remove: { bucket: string; name: string } } | { clear: true };

/**
 * The bytes are written before the journal refers to them and deleted afterward, so a killed process leaves only
 * unreferenced ones.
 */
export class Objects {
  readonly contents: Contents;
  readonly #journal: Journal | null;
  readonly #byKey = new Map<string, StoredObject>();

  constructor(folder: DataFolder | null) {
    this.#journal = folder?.journal('storage') ?? null;
    for (const record of this.#journal?.replay() ?? []) this.#apply(record as ObjectRecord);
    this.#journal?.compactFrom(() => this.#all().map((object) => ({ put: object })));
    this.contents = folder === null ? contentsInMemory() : contentsIn(folder.subfolder('storage'));
    this.contents.removeAllBut(new Set(this.#all().map(({ contentId }) => contentId)));
  }

  get(bucket: string, name: string): StoredObject | null {
    return this.#byKey.get(keyOf(bucket, name)) ?? null;
  }

  /** The names in a bucket, in UTF-8 byte order. */
  names(bucket: string): string[] {
    const names = this.#all().flatMap((object) => (object.bucket === bucket ? object.name : []));
    return names.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  }

  store(object: StoredObject, content: Uint8Array): void {
    const replaced = this.get(object.bucket, object.name);
    this.contents.write(object.contentId, content);
    this.#record({ put: object });
    if (replaced !== null) this.contents.remove(replaced.contentId);
  }

  update(object: StoredObject): void {
    this.#record({ put: object });
  }

  remove(object: StoredObject): void {
    this.#record({ remove: { bucket: object.bucket, name: object.name } });
    this.contents.remove(object.contentId);
  }

  clear(): void {
    if (this.#byKey.size > 0) this.#record({ clear: true });
    this.contents.removeAllBut(new Set());
  }

  #all(): StoredObject[] {
    return [...this.#byKey.values()];
  }

  #record(record: ObjectRecord): void {
    this.#journal?.append(record);
    this.#apply(record);
  }

  #apply(record: ObjectRecord): void {
    if ('clear' in record) this.#byKey.clear();
    else if ('remove' in record) this.#byKey.delete(keyOf(record.remove.bucket, record.remove.name));
    else this.#byKey.set(keyOf(record.put.bucket, record.put.name), record.put);
  }
}

function keyOf(bucket: string, name: string): string {
  return `${bucket}/${name}`;
}
