import type { IncomingMessage, ServerResponse } from 'node:http';
import { FirestoreError, invalid } from '#emulator/engine/firestoreError.ts';
import { asObject, type WireObject } from '#emulator/engine/values/wire.ts';
import { callerOf } from '#emulator/service/caller.ts';
import { type Database, documentsRoot } from '#emulator/service/database.ts';
import { readBody } from './readBody.ts';
import { sendJson } from './respond.ts';
import { handleDocument } from './restDocuments.ts';
import { parseRestPath } from './restPath.ts';
import { handleVerb } from './restVerbs.ts';

type OpenDatabase = (project: string, id: string) => Database;

export async function handleRest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  openDatabase: OpenDatabase,
): Promise<void> {
  const method = request.method ?? 'GET';
  const body = jsonOf(await readBody(request));
  const parsed = parseRestPath(method, url.pathname);
  if (parsed === null) {
    throw new FirestoreError(
      'UNIMPLEMENTED',
      `The embedded Firebase does not support ${method} ${url.pathname}.`,
    );
  }
  const database = openDatabase(parsed.project, parsed.database);
  const caller = callerOf(request.headers.authorization);
  const { path, verb } = parsed;
  const parent = [documentsRoot(database), ...path].join('/');
  const answer =
    verb === null
      ? handleDocument({ method, database, caller, path, query: url.searchParams, body })
      : handleVerb(verb, { database, caller, parent, body });
  sendJson(response, 200, answer);
}

/** Clients send JSON as text/plain to avoid preflights, so the content type is ignored. */
function jsonOf(body: string): WireObject {
  if (body === '') return {};
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch {
    throw invalid('The body is not valid JSON.');
  }
  return asObject(content, 'The body');
}
