import type { IncomingMessage, ServerResponse } from 'node:http';
import { handleAuthCall } from '#emulator/auth/authApi.ts';
import { AuthError, authErrorBody } from '#emulator/auth/authError.ts';
import { resetPath } from '#emulator/auth/passwordReset.ts';
import type { Backend } from '#emulator/backend.ts';
import { FirestoreError } from '#emulator/engine/firestoreError.ts';
import { toFirestoreError } from '#emulator/service/catchErrors.ts';
import { StorageError } from '#emulator/storage/storageError.ts';
import { handleStorage } from '#emulator/transport/storage/handleStorage.ts';
import { type Administered, handleAdmin } from './admin.ts';
import { allowOrigin, handlePreflight, isLocal } from './origin.ts';
import { BodyTooLargeError, RequestAbortedError, readBody } from './readBody.ts';
import { handleResetPage } from './resetPage.ts';
import { sendError, sendJson, sendText } from './respond.ts';
import { handleRest } from './rest.ts';

/** Handles a request and returns true, or returns false if its path is not one of Firebase's. */
export type Router = (request: IncomingMessage, response: ServerResponse) => boolean;

const PREFIXES = [
  '/google.firestore.v1.Firestore/',
  '/v1/projects/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/emulator/v1/',
  resetPath,
  '/v0/b/',
];
const HUB = '/emulators';

export function createRouter(administered: Administered): Router {
  return (request, response) => {
    const path = request.url ?? '';
    if (path !== HUB && !PREFIXES.some((prefix) => path.startsWith(prefix))) return false;
    if (!isLocal(request)) {
      sendText(response, 403, 'The embedded Firebase answers to loopback names only.');
      return true;
    }
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') handlePreflight(request, response);
    else void answer(request, response, new URL(path, 'http://localhost'), administered);
    return true;
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  administered: Administered,
): Promise<void> {
  try {
    await dispatch(request, response, url, administered);
  } catch (error) {
    sendFailure(request, response, administered, error);
  }
}

async function dispatch(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  administered: Administered,
): Promise<void> {
  const { backend } = administered;
  if (url.pathname === HUB) {
    sendJson(response, 200, productsAt(request, backend));
  } else if (url.pathname.startsWith('/v0/')) {
    if (backend.storage === null) throw new StorageError(501, 'Storage requires a storage rules file.');
    await handleStorage(request, response, url, backend.storage);
  } else if (url.pathname.startsWith('/v1/')) {
    const open = (project: string, id: string) => backend.databases.database(project, id);
    await handleRest(request, response, url, open);
  } else if (url.pathname === resetPath) {
    await handleResetPage(request, response, url, backend.auth);
  } else if (url.pathname.startsWith('/emulator/')) {
    await handleAdmin(request, response, url, administered);
  } else if (url.pathname.startsWith('/google.')) {
    const isHandled = await backend.webChannel.handle(request, response, url);
    if (!isHandled)
      throw new FirestoreError('UNIMPLEMENTED', `Not supported: ${request.method} ${url.pathname}`);
  } else {
    const body = await readBody(request);
    const { authorization, host } = request.headers;
    const call = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      origin: `http://${host}`,
    };
    sendJson(response, 200, await handleAuthCall(backend.auth, { ...call, authorization, body }));
  }
}

/** The list of products that tools request from the official emulators' hub: all of them are at this address. */
function productsAt({ socket }: IncomingMessage, { storage }: Backend): object {
  const address = { host: '127.0.0.1', port: socket.localPort };
  const names = ['hub', 'firestore', 'auth', ...(storage === null ? [] : ['storage'])];
  return Object.fromEntries(names.map((name) => [name, { name, ...address }]));
}

function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  { backend }: Administered,
  error: unknown,
): void {
  if (error instanceof RequestAbortedError) return;
  if (error instanceof BodyTooLargeError) {
    response.setHeader('Connection', 'close');
    sendError(response, new FirestoreError('INVALID_ARGUMENT', error.message));
  } else if (error instanceof StorageError) {
    if (error.code === 501) backend.log(`!!! embedded Firebase: ${error.message}`);
    sendJson(response, error.code, { error: { code: error.code, message: error.message } });
  } else if (error instanceof AuthError) {
    if (error.code === 501) backend.log(`!!! embedded Firebase: ${error.message}`);
    sendJson(response, error.code, authErrorBody(error));
  } else {
    const where = `${request.method} ${request.url?.split('?')[0]}`;
    sendError(response, toFirestoreError(backend.log, where, error));
  }
}
