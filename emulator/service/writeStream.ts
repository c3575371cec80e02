import { FirestoreError } from '#emulator/engine/firestoreError.ts';
import { asObject } from '#emulator/engine/values/wire.ts';
import type { Caller } from './caller.ts';
import { catchErrors } from './catchErrors.ts';
import { commit } from './commit.ts';
import type { Database } from './database.ts';
import type { ServiceStream, StreamOutlet } from './serviceStream.ts';

/**
 * After a handshake, each request is one commit, answered in order; a refused one ends the stream, and the SDK opens
 * another.
 */
export class WriteStream implements ServiceStream {
  readonly #database: Database;
  readonly #caller: Caller;
  readonly #outlet: StreamOutlet;
  #isOpened = false;
  #tokens = 0;

  constructor(database: Database, caller: Caller, outlet: StreamOutlet) {
    this.#database = database;
    this.#caller = caller;
    this.#outlet = outlet;
  }

  receive(request: unknown): void {
    catchErrors(this.#database.log, 'Write', this.#outlet, () => this.#answer(request));
  }

  isIdle(): boolean {
    return true;
  }

  close(): void {}

  #answer(request: unknown): void {
    const { database, writes } = asObject(request, 'a Write request');
    if (database !== undefined && database !== this.#database.name) {
      throw new FirestoreError('INVALID_ARGUMENT', 'The stream belongs to another database.');
    }
    if (!this.#isOpened) this.#handshake();
    else if (!Array.isArray(writes) || writes.length > 0) this.#commit(writes);
  }

  #commit(writes: unknown): void {
    const { writeResults, commitTime } = commit(this.#database, this.#caller, writes);
    this.#outlet.send({ streamToken: this.#nextToken(), writeResults, commitTime });
  }

  #handshake(): void {
    this.#isOpened = true;
    this.#outlet.send({ streamId: this.#database.newId(), streamToken: this.#nextToken() });
  }

  #nextToken(): string {
    this.#tokens += 1;
    return Buffer.from(String(this.#tokens)).toString('base64');
  }
}
