import type { Store } from '#emulator/engine/store.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { RulesHolder } from './rulesHolder.ts';

/** One Firestore database with everything its calls need. */
export type Database = {
  /** `projects/P/databases/D` */
  name: string;
  project: string;
  id: string;
  store: Store;
  rulesHolder: RulesHolder;
  metrics: Metrics;
  log: Log;
  /** The server's clock as RFC 3339. */
  now(): string;
  /** A new document id. */
  newId(): string;
};

/** The name under which all of a database's documents lie. */
export function documentsRoot(database: Database): string {
  return `${database.name}/documents`;
}
