import { FirestoreError, invalid } from '#emulator/engine/firestoreError.ts';
import type { CommitResult, StoredDocument } from '#emulator/engine/values/document.ts';
import { asObject } from '#emulator/engine/values/wire.ts';
import type { Caller } from './caller.ts';
import { catchErrors, toFirestoreError } from './catchErrors.ts';
import type { Database } from './database.ts';
import { ListenMessages } from './listenMessages.ts';
import type { ServiceStream, StreamOutlet } from './serviceStream.ts';
import { codesOf } from './statusCodes.ts';
import { openTarget, type Target } from './target.ts';

export class ListenStream implements ServiceStream {
  readonly #database: Database;
  readonly #outlet: StreamOutlet;
  readonly #messages: ListenMessages;
  readonly #caller: Caller;
  readonly #targets = new Map<number, Target>();
  readonly #unsubscribe: (() => void)[];

  constructor(database: Database, caller: Caller, outlet: StreamOutlet) {
    this.#database = database;
    this.#caller = caller;
    this.#outlet = outlet;
    this.#messages = new ListenMessages(outlet, () => database.store.readTime(database.now()));
    this.#unsubscribe = [
      database.store.onCommit((result) => this.#catchErrors(() => this.#follow(result))),
      database.rulesHolder.onReplace(() => this.#catchErrors(() => this.#reauthorize())),
    ];
  }

  receive(request: unknown): void {
    this.#catchErrors(() => {
      const { database, addTarget, removeTarget } = asObject(request, 'a Listen request');
      if (database !== undefined && database !== this.#database.name) {
        throw invalid('The stream belongs to another database.');
      }
      if (addTarget !== undefined) this.#add(addTarget);
      if (removeTarget !== undefined) this.#remove(targetId(removeTarget));
    });
  }

  isIdle(): boolean {
    return this.#targets.size === 0;
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    for (const id of [...this.#targets.keys()]) this.#forget(id);
  }

  #add(addTarget: unknown): void {
    const { targetId: rawId, resumeToken } = asObject(addTarget, 'addTarget');
    const id = targetId(rawId);
    this.#forget(id);
    this.#refusing(id, () => {
      const target = openTarget(this.#database, this.#caller, addTarget);
      target.authorize();
      const { documents, missing } = target.initial();
      this.#targets.set(id, target);
      this.#database.metrics.opened(target.label);
      this.#messages.added(id);
      if (resumeToken !== undefined) this.#messages.reset(id);
      this.#sendDocuments(id, documents);
      for (const name of missing) this.#messages.deleted(id, name);
      this.#messages.current(id);
      this.#messages.globalSnapshot();
    });
  }

  #remove(id: number): void {
    this.#forget(id);
    this.#messages.removed(id);
  }

  #follow(result: CommitResult): void {
    let changed = false;
    for (const [id, target] of [...this.#targets]) {
      this.#refusing(id, () => {
        if (this.#followTarget(id, target, result)) changed = true;
      });
    }
    if (changed) this.#messages.globalSnapshot(result.commitTime);
  }

  #followTarget(id: number, target: Target, { changes, commitTime }: CommitResult): boolean {
    const { changed, left } = target.update(changes);
    if (changed.length === 0 && left.length === 0) return false;
    target.authorize();
    this.#sendDocuments(id, changed);
    for (const name of left) {
      if (this.#database.store.get(name) === null) this.#messages.deleted(id, name, commitTime);
      else this.#messages.left(id, name, commitTime);
    }
    return true;
  }

  #reauthorize(): void {
    for (const [id, target] of [...this.#targets]) this.#refusing(id, () => target.authorize());
  }

  /** Runs a step of one target; an error closes that target with its cause, but no other targets. */
  #refusing(id: number, step: () => void): void {
    try {
      step();
    } catch (error) {
      const { status, message } = toFirestoreError(this.#database.log, 'Listen', error);
      this.#forget(id);
      this.#messages.removed(id, { code: codesOf(status).grpc, message });
      this.#messages.globalSnapshot();
    }
  }

  #forget(id: number): void {
    const target = this.#targets.get(id);
    if (target === undefined) return;
    this.#targets.delete(id);
    this.#database.metrics.closed(target.label);
  }

  #sendDocuments(id: number, documents: readonly StoredDocument[]): void {
    this.#database.metrics.read(documents.length);
    for (const document of documents) this.#messages.document(id, document);
  }

  #catchErrors(step: () => void): void {
    catchErrors(this.#database.log, 'Listen', this.#outlet, step);
  }
}

function targetId(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new FirestoreError('INVALID_ARGUMENT', 'A target needs a whole number as its id.');
}
