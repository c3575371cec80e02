import { Backend } from '#emulator/backend.ts';
import type { FirestoreError } from '#emulator/engine/firestoreError.ts';
import type { Caller } from '#emulator/service/caller.ts';
import { commit } from '#emulator/service/commit.ts';
import type { Database } from '#emulator/service/database.ts';
import { ListenStream } from '#emulator/service/listenStream.ts';
import { RulesHolder } from '#emulator/service/rulesHolder.ts';
import { documents, nameOf, textFields } from './rest.ts';
import { openRules } from './testEmulator.ts';

export const owner: Caller = { isOwner: true, auth: null };
export const anybody: Caller = { isOwner: false, auth: null };

/** Firestore without HTTP; `log` collects its messages. */
export type Service = { backend: Backend; database: Database; log: string[] };

export function serviceInMemory(rules = openRules): Service {
  return serviceIn(null, rules);
}

/** Firestore on a data folder; the caller must stop it. */
export function serviceIn(directory: string | null, rules = openRules): Service {
  const log: string[] = [];
  let ids = 0;
  const backend = new Backend({
    directory,
    rulesHolder: new RulesHolder(rules),
    storageRules: null,
    indexes: null,
    projectId: 'demo-website',
    clock: Date.now,
    newId: () => `id${ids++}`,
    log: (line) => log.push(line),
    sendMail: async () => undefined,
    timings: {},
  });
  return { backend, database: backend.databases.database('demo-website', '(default)'), log };
}

export function set(database: Database, path: string, fields: object): void {
  commit(database, owner, [{ update: { name: nameOf(path), fields } }]);
}

export function setText(database: Database, path: string, fields: Record<string, string>): void {
  set(database, path, textFields(fields));
}

export function remove(database: Database, path: string): void {
  commit(database, owner, [{ delete: nameOf(path) }]);
}

type Message = {
  targetChange?: {
    targetChangeType?: string;
    targetIds?: number[];
    cause?: { code: number };
    readTime?: string;
  };
  documentChange?: { document: { name: string; fields: object }; targetIds: number[] };
  documentDelete?: { document: string; removedTargetIds: number[] };
  documentRemove?: { document: string; removedTargetIds: number[] };
};

/** The SDK's side of a Listen stream, reduced to the set of documents of each target. */
export class Listening {
  readonly messages: Message[] = [];
  readonly errors: FirestoreError[] = [];
  readonly stream: ListenStream;
  readonly #held = new Map<number, Map<string, object>>();

  constructor(database: Database, caller: Caller = anybody) {
    this.stream = new ListenStream(database, caller, {
      send: (message) => this.#take(message),
      fail: (error) => this.errors.push(error),
    });
  }

  document(targetId: number, path: string): void {
    this.stream.receive({ addTarget: { targetId, documents: { documents: [nameOf(path)] } } });
  }

  query(targetId: number, structuredQuery: object, more: object = {}): void {
    this.stream.receive({ addTarget: { targetId, query: { parent: documents, structuredQuery }, ...more } });
  }

  held(targetId: number): string[] {
    return [...(this.#held.get(targetId)?.keys() ?? [])].map((name) => name.split('/').at(-1) ?? '').sort();
  }

  fieldsOf(targetId: number, path: string): object | undefined {
    return this.#held.get(targetId)?.get(nameOf(path));
  }

  /** Describes what has been sent since the last call. */
  news(): string[] {
    return this.messages.splice(0).map(inWords);
  }

  #take(sent: object): void {
    const message = sent as Message;
    this.messages.push(message);
    const { targetChange, documentChange } = message;
    const gone = message.documentDelete ?? message.documentRemove;
    for (const id of documentChange?.targetIds ?? []) {
      this.#held.get(id)?.set(documentChange?.document.name ?? '', documentChange?.document.fields ?? {});
    }
    for (const id of gone?.removedTargetIds ?? []) this.#held.get(id)?.delete(gone?.document ?? '');
    for (const id of targetChange?.targetIds ?? []) {
      if (targetChange?.targetChangeType === 'ADD' || targetChange?.targetChangeType === 'RESET') {
        this.#held.set(id, new Map());
      } else if (targetChange?.targetChangeType === 'REMOVE') this.#held.delete(id);
    }
  }
}

function inWords({ targetChange, documentChange, documentDelete, documentRemove }: Message): string {
  const short = (name: string | undefined) => name?.slice(documents.length + 1);
  if (documentChange) return `change ${short(documentChange.document.name)} ${documentChange.targetIds}`;
  if (documentDelete) return `delete ${short(documentDelete.document)} ${documentDelete.removedTargetIds}`;
  if (documentRemove) return `remove ${short(documentRemove.document)} ${documentRemove.removedTargetIds}`;
  const { targetChangeType, targetIds, cause } = targetChange ?? {};
  if (targetChangeType === undefined) return 'snapshot';
  return `${targetChangeType} ${targetIds}${cause === undefined ? '' : ` because ${cause.code}`}`;
}
