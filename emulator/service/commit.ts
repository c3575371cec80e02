import { invalid } from '#emulator/engine/firestoreError.ts';
import type { CommitResult } from '#emulator/engine/values/document.ts';
import type { CommitPlan } from '#emulator/engine/writes/commitPlan.ts';
import { authorizeCommit } from './authorize.ts';
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';

/**
 * All or nothing; on disk when this returns. Checks the rules first, so that a refused caller does not learn what
 * exists.
 */
export function commit(database: Database, caller: Caller, writes: unknown): CommitResult {
  return commitPlan(database, caller, writes).result;
}

export function commitPlan(
  database: Database,
  caller: Caller,
  writes: unknown,
): { plan: CommitPlan; result: CommitResult } {
  if (writes !== undefined && !Array.isArray(writes)) throw invalid('Expected writes to be a list.');
  const plan = database.store.plan(writes ?? [], database.now());
  authorizeCommit(database, caller, plan);
  const result = database.store.apply(plan);
  if (!caller.isOwner) database.metrics.wrote(result.writeResults.length);
  return { plan, result };
}
