import type { DataFolder } from '#emulator/engine/disk/dataFolder.ts';
import { FirestoreError, invalid } from '#emulator/engine/firestoreError.ts';
import type { IndexDefinitions } from '#emulator/engine/query/indexDefinitions.ts';
import { Store } from '#emulator/engine/store.ts';
import type { Database } from './database.ts';
import { Transactions } from './transactions.ts';

type DatabaseDeps = Pick<Database, 'rulesHolder' | 'metrics' | 'log' | 'now' | 'newId'>;

const PROJECT = /^[A-Za-z0-9][A-Za-z0-9.:_-]{0,127}$/;
const DATABASE = /^(?:\(default\)|[A-Za-z0-9][A-Za-z0-9-]{0,62})$/;
const JOURNALS = 'firestore~';
const MAX_DATABASES = 100;

export class Databases {
  readonly #folder: DataFolder | null;
  readonly #deps: DatabaseDeps;
  #indexes: IndexDefinitions | null;
  readonly #open = new Map<string, Database>();

  constructor(folder: DataFolder | null, indexes: IndexDefinitions | null, deps: DatabaseDeps) {
    this.#folder = folder;
    this.#indexes = indexes;
    this.#deps = deps;
  }

  database(project: string, id: string): Database {
    const name = `projects/${project}/databases/${id}`;
    return this.#open.get(name) ?? this.#create(name, project, id);
  }

  byName(name: string): Database {
    const [, project, id] = /^projects\/([^/]+)\/databases\/([^/]+)$/.exec(name) ?? [];
    if (project === undefined || id === undefined) throw invalid('Invalid database name.');
    return this.database(project, id);
  }

  setIndexes(indexes: IndexDefinitions | null): void {
    this.#indexes = indexes;
    for (const { store } of this.#open.values()) store.queries.setIndexes(indexes);
  }

  /** Empties every database, including those from earlier runs that have not been opened yet. */
  clear(): void {
    for (const { store, now } of this.#open.values()) store.clear(now());
    this.#folder?.discardUnopened(JOURNALS);
  }

  #create(name: string, project: string, id: string): Database {
    if (!PROJECT.test(project) || !DATABASE.test(id)) throw invalid('Invalid project or database id.');
    if (this.#open.size >= MAX_DATABASES) {
      throw new FirestoreError('RESOURCE_EXHAUSTED', `More than ${MAX_DATABASES} databases.`);
    }
    const journal = this.#folder?.journal(`${JOURNALS}${project}~${id}`) ?? null;
    const store = new Store({ database: name, journal, indexes: this.#indexes });
    const transactions = new Transactions(this.#deps.newId);
    const database = { ...this.#deps, name, project, id, store, transactions };
    this.#open.set(name, database);
    return database;
  }
}
