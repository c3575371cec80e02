import type { AuthRequest } from './accountFields.ts';
import {
  createAccount,
  deleteAccount,
  deleteAccounts,
  listAccounts,
  lookupAccounts,
  updateAccount,
} from './adminAccounts.ts';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';
import { deleteOwn, lookup, signInWithPassword, signUp, updateOwn } from './clientAccounts.ts';
import { resetPassword, sendPasswordReset } from './passwordReset.ts';
import { refresh } from './refresh.ts';

type AuthCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | undefined;
  body: string;
  /** Where links in emails lead. */
  origin: string;
};

type JsonCall = (context: AuthContext, request: AuthRequest, origin: string) => object | Promise<object>;

const CLIENT_CALLS = new Map<string, JsonCall>([
  ['signUp', signUp],
  ['signInWithPassword', signInWithPassword],
  ['lookup', lookup],
  ['update', updateOwn],
  ['delete', deleteOwn],
  ['sendOobCode', sendPasswordReset],
  ['resetPassword', resetPassword],
]);

const ADMIN_CALLS = new Map<string, JsonCall>([
  ['accounts', createAccount],
  ['accounts:lookup', lookupAccounts],
  ['accounts:update', updateAccount],
  ['accounts:delete', deleteAccount],
  ['accounts:batchDelete', deleteAccounts],
]);

const TOKEN_PATH = '/securetoken.googleapis.com/v1/token';
const CLIENT_PATH = /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(\w+)$/;
const ADMIN_PATH = /^\/identitytoolkit\.googleapis\.com\/v1\/projects\/([^/]+)\/(accounts(?::\w+)?)$/;

export async function handleAuthCall(context: AuthContext, call: AuthCall): Promise<object> {
  if (call.method === 'POST' && call.path === TOKEN_PATH) return refresh(context, call.body);
  const clientCall = CLIENT_CALLS.get(CLIENT_PATH.exec(call.path)?.[1] ?? '');
  if (call.method === 'POST' && clientCall !== undefined)
    return clientCall(context, jsonOf(call.body), call.origin);
  const [, project, name] = ADMIN_PATH.exec(call.path) ?? [];
  if (project !== undefined && name !== undefined) return handleAdminCall(context, call, project, name);
  throw unsupported(call);
}

function handleAdminCall(
  context: AuthContext,
  call: AuthCall,
  project: string,
  name: string,
): object | Promise<object> {
  if (!/^Bearer\s+owner$/i.test(call.authorization ?? '')) throw new AuthError('PERMISSION_DENIED', 403);
  if (project !== context.projectId) {
    throw new AuthError(
      `PROJECT_NOT_FOUND : this emulator only has the accounts of ${context.projectId}`,
      404,
    );
  }
  if (call.method === 'GET' && name === 'accounts:batchGet') return listAccounts(context, call.query);
  const adminCall = ADMIN_CALLS.get(name);
  if (call.method !== 'POST' || adminCall === undefined) throw unsupported(call);
  return adminCall(context, jsonOf(call.body), call.origin);
}

function jsonOf(body: string): AuthRequest {
  try {
    const request: unknown = JSON.parse(body === '' ? '{}' : body);
    if (typeof request === 'object' && request !== null && !Array.isArray(request)) return { ...request };
  } catch {
    throw new AuthError('Invalid JSON payload received.');
  }
  throw new AuthError('Invalid JSON payload received. The body must be an object.');
}

function unsupported({ method, path }: AuthCall): AuthError {
  return new AuthError(`The embedded Firebase does not support ${method} ${path}`, 501);
}
