import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from '#emulator/backend.ts';
import { FirestoreError, invalid } from '#emulator/engine/firestoreError.ts';
import { asList, asObject, asText } from '#emulator/engine/values/wire.ts';
import { RulesSyntaxError } from '#emulator/rules/syntax/source.ts';
import { readBody } from './readBody.ts';
import { sendJson } from './respond.ts';

export type Administered = { backend: Backend; reset(): Promise<void> };

type AdminCall = (
  administered: Administered,
  match: RegExpExecArray,
  body: string,
) => object | Promise<object>;

const CALLS: [method: string, path: RegExp, call: AdminCall][] = [
  ['PUT', /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/, setRules],
  ['DELETE', /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents$/, clearDocuments],
  ['DELETE', /^\/emulator\/v1\/projects\/([^/]+)\/accounts$/, clearAccounts],
  ['GET', /^\/emulator\/v1\/stats$/, ({ backend }) => backend.statistics()],
  ['POST', /^\/emulator\/v1\/stats:reset$/, resetStatistics],
  ['POST', /^\/emulator\/v1\/reset$/, resetEverything],
];

/** Handles the endpoints for tests and tools. They need no sign-in, because only this machine can reach them. */
export async function handleAdmin(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  administered: Administered,
): Promise<void> {
  const body = await readBody(request);
  for (const [method, path, call] of CALLS) {
    const match = path.exec(url.pathname);
    if (match === null || request.method !== method) continue;
    sendJson(response, 200, await call(administered, match, body));
    return;
  }
  throw new FirestoreError('UNIMPLEMENTED', `There is no ${request.method} ${url.pathname} here.`);
}

function setRules({ backend }: Administered, [, project]: RegExpExecArray, body: string): object {
  try {
    const rules = asObject(asObject(JSON.parse(body), 'The body').rules, 'rules');
    const [file] = asList(rules.files, 'rules.files');
    const content = asText(asObject(file, 'rules.files[0]').content, 'content');
    backend.rulesHolder.replace(content, decoded(project));
  } catch (error) {
    if (error instanceof RulesSyntaxError || error instanceof SyntaxError) throw invalid(error.message);
    throw error;
  }
  return {};
}

function clearDocuments({ backend }: Administered, [, project, id]: RegExpExecArray): object {
  const database = backend.databases.database(decoded(project), decoded(id));
  database.store.clear(database.now());
  return {};
}

function clearAccounts({ backend }: Administered, [, project]: RegExpExecArray): object {
  const { projectId } = backend.auth;
  if (decoded(project) !== projectId) {
    throw new FirestoreError('NOT_FOUND', `This emulator only has the accounts of ${projectId}.`);
  }
  backend.auth.accounts.clear();
  return {};
}

function resetStatistics({ backend }: Administered): object {
  backend.resetStatistics();
  return {};
}

async function resetEverything({ reset }: Administered): Promise<object> {
  await reset();
  return {};
}

function decoded(segment: string | undefined): string {
  try {
    return decodeURIComponent(segment ?? '');
  } catch {
    throw invalid('Malformed percent-encoding.');
  }
}
