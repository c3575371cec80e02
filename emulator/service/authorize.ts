import { FirestoreError } from '#emulator/engine/firestoreError.ts';
import type { ParsedQuery } from '#emulator/engine/query/query.ts';
import type { StoredDocument } from '#emulator/engine/values/document.ts';
import { parseDocumentName } from '#emulator/engine/values/documentName.ts';
import type { Fields } from '#emulator/engine/values/value.ts';
import type { CommitPlan, Operation } from '#emulator/engine/writes/commitPlan.ts';
import { ReadBudget } from '#emulator/rules/readBudget.ts';
import type { Access } from '#emulator/rules/ruleset.ts';
import type { Caller } from './caller.ts';
import { type Database, documentsRoot } from './database.ts';
import { logBug } from './log.ts';

export function authorizeGet(
  database: Database,
  caller: Caller,
  name: string,
  document: StoredDocument | null,
  budget: ReadBudget,
): void {
  if (caller.isOwner) return;
  const access = database.rulesHolder.rulesetOf(database.project).check(
    {
      ...readingFor(database, caller),
      method: 'get',
      path: parseDocumentName(name).path,
      time: database.now(),
      before: document,
      after: null,
    },
    budget,
  );
  refuseUnless(access, database, `get ${name}`);
}

/** Throws PERMISSION_DENIED unless the query's constraints prove that the caller may list every result. */
export function authorizeQuery(database: Database, caller: Caller, query: ParsedQuery): void {
  if (caller.isOwner) return;
  const reading = readingFor(database, caller);
  const access = database.rulesHolder
    .rulesetOf(database.project)
    .checkList({ ...reading, time: database.now(), query });
  refuseUnless(access, database, `list ${query.parent}/${query.collectionId}`);
}

export function authorizeCommit(database: Database, caller: Caller, plan: CommitPlan): void {
  if (caller.isOwner) return;
  const budget = new ReadBudget();
  for (const operation of plan.operations) authorizeOperation(database, caller, plan, operation, budget);
}

function authorizeOperation(
  database: Database,
  caller: Caller,
  plan: CommitPlan,
  operation: Operation,
  budget: ReadBudget,
): void {
  const { kind, name, before, after } = operation;
  const access = database.rulesHolder.rulesetOf(database.project).check(
    {
      ...readingFor(database, caller),
      readAfter: (path) => fieldsOf(plan.readAfter(nameOf(database, path))),
      method: kind === 'verify' ? 'get' : kind,
      path: parseDocumentName(name).path,
      time: plan.requestTime,
      before,
      after: fieldsOf(after),
    },
    budget,
  );
  refuseUnless(access, database, `${kind} ${name}`);
}

function readingFor(database: Database, caller: Caller) {
  const read = (path: string[]) => fieldsOf(database.store.get(nameOf(database, path)));
  return {
    auth: caller.auth,
    database: { project: database.project, database: database.id },
    read,
    readAfter: read,
  };
}

function nameOf(database: Database, path: readonly string[]): string {
  return `${documentsRoot(database)}/${path.join('/')}`;
}

function fieldsOf(document: StoredDocument | null): Fields | null {
  return document === null ? null : document.fields;
}

/** The client receives only the refusal; the developer's console shows which rule failed. */
function refuseUnless(access: Access, database: Database, what: string): void {
  if (access.allowed) return;
  if ('bug' in access) logBug(database.log, `the rules of ${what}`, access.bug);
  database.log(`denied: ${what.replace(`${documentsRoot(database)}/`, '')}: ${access.reason.trim()}`);
  throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}
