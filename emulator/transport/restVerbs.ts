import { FirestoreError } from '#emulator/engine/firestoreError.ts';
import { asList, asObject, type WireObject } from '#emulator/engine/values/wire.ts';
import type { Caller } from '#emulator/service/caller.ts';
import { commit } from '#emulator/service/commit.ts';
import type { Database } from '#emulator/service/database.ts';
import { batchGet, runAggregation, runQuery } from '#emulator/service/read.ts';
import { maskedDocument } from './maskedDocument.ts';
import { refuseUnsupported } from './unsupported.ts';

type VerbCall = { database: Database; caller: Caller; parent: string; body: WireObject };

const VERBS = new Map<string, (call: VerbCall) => object>([
  ['beginTransaction', ({ database }) => ({ transaction: database.transactions.begin() })],
  ['rollback', handleRollback],
  ['commit', handleCommit],
  ['batchGet', handleBatchGet],
  ['runQuery', handleQuery],
  ['runAggregationQuery', handleAggregation],
  ['listCollectionIds', handleCollectionIds],
]);

/** Queries in a transaction are not supported: a document that starts to match would go unnoticed. */
const TRANSACTIONAL = new Set(['beginTransaction', 'rollback', 'commit', 'batchGet']);

export function handleVerb(verb: string, call: VerbCall): object {
  const answer = VERBS.get(verb);
  if (answer === undefined) {
    throw new FirestoreError('UNIMPLEMENTED', `The embedded Firebase does not support documents:${verb}.`);
  }
  const inTransactions = TRANSACTIONAL.has(verb) ? ['transaction', 'newTransaction'] : [];
  refuseUnsupported(Object.keys(call.body).filter((name) => !inTransactions.includes(name)));
  return answer(call);
}

function handleRollback({ database, body }: VerbCall): object {
  database.transactions.rollback(body.transaction);
  return {};
}

function handleCommit({ database, caller, body }: VerbCall): object {
  if (isGiven(body.transaction)) {
    database.transactions.finish(body.transaction, (name) => database.store.get(name));
  }
  const { writeResults, commitTime } = commit(database, caller, body.writes);
  return { writeResults, commitTime };
}

function handleBatchGet({ database, caller, body }: VerbCall): object {
  const fieldPaths =
    body.mask === undefined ? [] : asList(asObject(body.mask, 'mask').fieldPaths, 'fieldPaths');
  const readTime = readTimeOf(database);
  const begun = isGiven(body.newTransaction) ? database.transactions.begin() : null;
  const transaction = begun ?? body.transaction;
  const answers = batchGet(database, caller, body.documents).map(({ name, document }) => {
    if (isGiven(transaction)) database.transactions.noteRead(transaction, name, document);
    return document === null
      ? { missing: name, readTime }
      : { found: maskedDocument(database, document, fieldPaths), readTime };
  });
  return begun === null ? answers : [{ transaction: begun }, ...answers];
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function handleQuery({ database, caller, parent, body }: VerbCall): object {
  const documents = runQuery(database, caller, parent, body.structuredQuery);
  const readTime = readTimeOf(database);
  return documents.length === 0 ? [{ readTime }] : documents.map((document) => ({ document, readTime }));
}

function handleAggregation({ database, caller, parent, body }: VerbCall): object {
  const query = asObject(body.structuredAggregationQuery, 'structuredAggregationQuery');
  const aggregateFields = runAggregation(database, caller, parent, query.structuredQuery, query.aggregations);
  return [{ result: { aggregateFields }, readTime: readTimeOf(database) }];
}

/** In production, no security rule can allow this for a client. */
function handleCollectionIds({ database, caller, parent }: VerbCall): object {
  if (!caller.isOwner) {
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
  return { collectionIds: database.store.collectionIds(parent) };
}

function readTimeOf(database: Database): string {
  return database.store.readTime(database.now());
}
