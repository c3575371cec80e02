import { FirestoreError, invalid } from '#emulator/engine/firestoreError.ts';
import type { StoredDocument } from '#emulator/engine/values/document.ts';

/** Update times by document name; null for a document that did not exist. */
type Reads = Map<string, string | null>;

/** Limits transactions that clients left open and never finished. */
const MAX_OPEN = 1000;

/**
 * Read-write transactions by id, as used by the Admin SDK: a commit fails if anything the transaction has read was
 * changed.
 */
export class Transactions {
  readonly #open = new Map<string, Reads>();
  readonly #newId: () => string;

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  begin(): string {
    const [oldest] = this.#open.keys();
    if (oldest !== undefined && this.#open.size >= MAX_OPEN) this.#open.delete(oldest);
    const id = Buffer.from(this.#newId()).toString('base64');
    this.#open.set(id, new Map());
    return id;
  }

  noteRead(id: unknown, name: string, document: StoredDocument | null): void {
    const reads = this.#reads(id);
    if (!reads.has(name)) reads.set(name, document?.updateTime ?? null);
  }

  /** Ends a transaction before its commit. @throws FirestoreError ABORTED if anything it has read was changed */
  finish(id: unknown, read: (name: string) => StoredDocument | null): void {
    const reads = this.#reads(id);
    this.rollback(id);
    for (const [name, updateTime] of reads) {
      if ((read(name)?.updateTime ?? null) === updateTime) continue;
      throw new FirestoreError('ABORTED', `"${name}" has changed since the transaction read it.`);
    }
  }

  rollback(id: unknown): void {
    this.#open.delete(String(id));
  }

  #reads(id: unknown): Reads {
    const reads = this.#open.get(String(id));
    if (reads === undefined) throw invalid('The referenced transaction has expired or is no longer valid.');
    return reads;
  }
}
