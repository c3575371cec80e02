import type { StoredDocument } from '#emulator/engine/values/document.ts';
import type { StreamOutlet } from './serviceStream.ts';

export class ListenMessages {
  readonly #outlet: StreamOutlet;
  readonly #readTime: () => string;

  constructor(outlet: StreamOutlet, readTime: () => string) {
    this.#outlet = outlet;
    this.#readTime = readTime;
  }

  added(id: number): void {
    this.#change(id, 'ADD');
  }

  /** Makes the SDK discard the target's data from an earlier stream. */
  reset(id: number): void {
    this.#change(id, 'RESET');
  }

  document(id: number, document: StoredDocument): void {
    this.#outlet.send({ documentChange: { document, targetIds: [id] } });
  }

  deleted(id: number, name: string, readTime = this.#readTime()): void {
    this.#outlet.send({ documentDelete: { document: name, readTime, removedTargetIds: [id] } });
  }

  /** For a document that exists but no longer matches the target's query. */
  left(id: number, name: string, readTime: string): void {
    this.#outlet.send({ documentRemove: { document: name, removedTargetIds: [id], readTime } });
  }

  current(id: number): void {
    this.#change(id, 'CURRENT', snapshotAt(this.#readTime()));
  }

  removed(id: number, cause?: { code: number; message: string }): void {
    this.#change(id, 'REMOVE', cause && { cause });
  }

  /** The SDK raises events only after this message: a target change without type and ids. */
  globalSnapshot(readTime = this.#readTime()): void {
    this.#outlet.send({ targetChange: snapshotAt(readTime) });
  }

  #change(id: number, targetChangeType: 'ADD' | 'RESET' | 'CURRENT' | 'REMOVE', more: object = {}): void {
    this.#outlet.send({ targetChange: { targetChangeType, targetIds: [id], ...more } });
  }
}

function snapshotAt(readTime: string): { resumeToken: string; readTime: string } {
  return { resumeToken: Buffer.from(readTime).toString('base64'), readTime };
}
