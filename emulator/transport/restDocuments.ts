import { FirestoreError, invalid } from '#emulator/engine/firestoreError.ts';
import type { StoredDocument } from '#emulator/engine/values/document.ts';
import { checkId } from '#emulator/engine/values/documentName.ts';
import type { WireObject } from '#emulator/engine/values/wire.ts';
import type { Caller } from '#emulator/service/caller.ts';
import { commit, commitPlan } from '#emulator/service/commit.ts';
import { type Database, documentsRoot } from '#emulator/service/database.ts';
import { getDocument, runQuery } from '#emulator/service/read.ts';
import { maskedDocument } from './maskedDocument.ts';
import { refuseUnsupported } from './unsupported.ts';

/** A REST call on a document or, with an odd number of segments, a collection. */
type DocumentCall = {
  method: string;
  database: Database;
  caller: Caller;
  path: string[];
  query: URLSearchParams;
  body: WireObject;
};

const MAX_PAGE_SIZE = 300;

export function handleDocument(call: DocumentCall): object {
  refuseUnsupported(call.query.keys());
  const isCollection = call.path.length % 2 === 1;
  if (call.method === 'GET') return isCollection ? listPage(call) : getOne(call);
  if (call.method === 'POST' && isCollection) return create(call);
  if (call.method === 'PATCH' && !isCollection) return patch(call);
  if (call.method === 'DELETE' && !isCollection) return remove(call);
  throw invalid(`${call.method} isn't supported for this path.`);
}

function getOne(call: DocumentCall): object {
  const document = getDocument(call.database, call.caller, nameOf(call));
  if (document === null) throw new FirestoreError('NOT_FOUND', `Document "${nameOf(call)}" not found.`);
  return masked(call, document);
}

function listPage(call: DocumentCall): object {
  const collectionId = call.path.at(-1) ?? '';
  refuseUnsupported(call.query.keys(), ['orderBy', 'showMissing']);
  const requested = Number.parseInt(call.query.get('pageSize') ?? '100', 10) || 100;
  const pageSize = Math.min(MAX_PAGE_SIZE, Math.max(1, requested));
  const after = Buffer.from(call.query.get('pageToken') ?? '', 'base64url').toString('utf8');
  const documents = runQuery(call.database, call.caller, parentOf(call), {
    from: [{ collectionId }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
    limit: pageSize,
    ...(after !== '' && { startAt: { values: [{ referenceValue: after }], before: false } }),
  });
  const last = documents.length < pageSize ? undefined : documents.at(-1);
  return {
    ...(documents.length > 0 && { documents: documents.map((document) => masked(call, document)) }),
    ...(last !== undefined && { nextPageToken: Buffer.from(last.name).toString('base64url') }),
  };
}

function create(call: DocumentCall): object {
  const documentId = call.query.get('documentId') ?? call.database.newId();
  checkId(documentId, 'documentId');
  const name = `${nameOf(call)}/${documentId}`;
  return write(
    call,
    { update: { name, fields: call.body.fields }, currentDocument: { exists: false } },
    name,
  );
}

function patch(call: DocumentCall): object {
  const fieldPaths = call.query.getAll('updateMask.fieldPaths');
  const updateMask = fieldPaths.length === 0 ? {} : { updateMask: { fieldPaths } };
  const update = { name: nameOf(call), fields: call.body.fields };
  return write(call, { update, ...updateMask, ...preconditionOf(call.query) }, nameOf(call));
}

function remove(call: DocumentCall): object {
  commit(call.database, call.caller, [{ delete: nameOf(call), ...preconditionOf(call.query) }]);
  return {};
}

function write(call: DocumentCall, oneWrite: WireObject, name: string): object {
  const { plan } = commitPlan(call.database, call.caller, [oneWrite]);
  const document = plan.readAfter(name);
  return document === null ? {} : masked(call, document);
}

/** As in a commit, refuses values other than true and false, and both conditions together. */
function preconditionOf(query: URLSearchParams): WireObject {
  const exists = query.get('currentDocument.exists');
  const updateTime = query.get('currentDocument.updateTime');
  return {
    currentDocument: {
      ...(exists !== null && { exists: flagOr(exists) }),
      ...(updateTime !== null && { updateTime }),
    },
  };
}

function flagOr(text: string): boolean | string {
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

function masked({ database, query }: DocumentCall, document: StoredDocument): StoredDocument {
  return maskedDocument(database, document, query.getAll('mask.fieldPaths'));
}

function nameOf({ database, path }: DocumentCall): string {
  return [documentsRoot(database), ...path].join('/');
}

function parentOf({ database, path }: DocumentCall): string {
  return [documentsRoot(database), ...path.slice(0, -1)].join('/');
}
