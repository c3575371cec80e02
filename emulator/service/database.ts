import type { Store } from '#emulator/engine/store.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { RulesHolder } from './rulesHolder.ts';
import type { Transactions } from './transactions.ts';

export type Database = {
  name: string;
  project: string;
  id: string;
  store: Store;
  transactions: Transactions;
  rulesHolder: RulesHolder;
  metrics: Metrics;
  log: Log;
  /** The server's clock as RFC 3339. */
  now(): string;
  newId(): string;
};

export function documentsRoot(database: Database): string {
  return `${database.name}/documents`;
}
