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
  ['commit', handleCommit],
  ['batchGet', handleBatchGet],
  ['runQuery', handleQuery],
  ['runAggregationQuery', handleAggregation],
  ['listCollectionIds', handleCollectionIds],
]);

export function handleVerb(verb: string, call: VerbCall): object {
  const answer = VERBS.get(verb);
  if (answer === undefined) {
    throw new FirestoreError('UNIMPLEMENTED', `The embedded Firebase does not support documents:${verb}.`);
  }
  refuseUnsupported(Object.keys(call.body));
  return answer(call);
}

function handleCommit({ database, caller, body }: VerbCall): object {
  const { writeResults, commitTime } = commit(database, caller, body.writes);
  return { writeResults, commitTime };
}

function handleBatchGet({ database, caller, body }: VerbCall): object {
  const fieldPaths =
    body.mask === undefined ? [] : asList(asObject(body.mask, 'mask').fieldPaths, 'fieldPaths');
  const readTime = readTimeOf(database);
  return batchGet(database, caller, body.documents).map(({ name, document }) =>
    document === null
      ? { missing: name, readTime }
      : { found: maskedDocument(database, document, fieldPaths), readTime },
  );
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

/** In production no security rule can allow this to a client. */
function handleCollectionIds({ database, caller, parent }: VerbCall): object {
  if (!caller.isOwner) {
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
  return { collectionIds: database.store.collectionIds(parent) };
}

function readTimeOf(database: Database): string {
  return database.store.readTime(database.now());
}
