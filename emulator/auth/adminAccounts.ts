import { type Account, accountView } from './account.ts';
import {
  type AuthRequest,
  checkedEmail,
  checkedPasswordHash,
  flagField,
  newAccount,
  refuseTakenEmail,
  textField,
  withNames,
  withPassword,
} from './accountFields.ts';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';
import { checkedClaims } from './customClaims.ts';

export async function createAccount(context: AuthContext, request: AuthRequest): Promise<object> {
  const email = checkedEmail(textField(request, 'email'));
  const localId = checkedLocalId(textField(request, 'localId') ?? context.newId());
  const password = textField(request, 'password');
  const hash = password === null ? null : await checkedPasswordHash(password);
  refuseTakenEmail(context, email, null);
  if (context.accounts.byId(localId) !== null) throw new AuthError('DUPLICATE_LOCAL_ID');
  const fresh = withSettings(context, { ...newAccount(context, email, localId), password: hash }, request);
  context.accounts.put(fresh);
  return { localId, email };
}

/** Omits `users` if none is found, as production does. */
export function lookupAccounts(context: AuthContext, request: AuthRequest): object {
  const found = [
    ...textList(request, 'localId').map((localId) => context.accounts.byId(localId)),
    ...textList(request, 'email').map((email) => context.accounts.byEmail(email)),
  ].filter((account) => account !== null);
  return found.length === 0 ? {} : { users: [...new Set(found)].map(accountView) };
}

export async function updateAccount(context: AuthContext, request: AuthRequest): Promise<object> {
  const localId = textField(request, 'localId') ?? '';
  const password = textField(request, 'password');
  const hash = password === null ? null : await checkedPasswordHash(password);
  const account = context.accounts.byId(localId);
  if (account === null) throw new AuthError('USER_NOT_FOUND');
  const givenEmail = textField(request, 'email');
  const email = givenEmail === null ? account.email : checkedEmail(givenEmail);
  refuseTakenEmail(context, email, localId);
  const changed = withSettings(context, { ...account, email }, request);
  const updated = hash === null ? changed : withPassword(context, changed, hash);
  context.accounts.put(updated);
  return accountView(updated);
}

export function deleteAccount(context: AuthContext, request: AuthRequest): object {
  const localId = textField(request, 'localId') ?? '';
  if (context.accounts.byId(localId) === null) throw new AuthError('USER_NOT_FOUND');
  context.accounts.remove(localId);
  return {};
}

export function deleteAccounts(context: AuthContext, request: AuthRequest): object {
  for (const localId of textList(request, 'localIds')) context.accounts.remove(localId);
  return {};
}

export function listAccounts(context: AuthContext, query: URLSearchParams): object {
  const start = Math.max(0, Number.parseInt(query.get('nextPageToken') ?? '0', 10) || 0);
  const size = Math.min(1000, Math.max(1, Number.parseInt(query.get('maxResults') ?? '20', 10) || 20));
  const users = context.accounts
    .list()
    .slice(start, start + size)
    .map(accountView);
  const isMore = start + size < context.accounts.size;
  return { users, ...(isMore && { nextPageToken: String(start + size) }) };
}

function withSettings(context: AuthContext, account: Account, request: AuthRequest): Account {
  const claims = textField(request, 'customAttributes');
  const settings = {
    ...withNames(account, request),
    disabled: flagField(request, 'disableUser') ?? flagField(request, 'disabled') ?? account.disabled,
    emailVerified: flagField(request, 'emailVerified') ?? account.emailVerified,
    customAttributes: claims === null ? account.customAttributes : checkedClaims(claims),
  };
  return request.validSince === undefined ? settings : revoked(context, settings, request.validSince);
}

/** Revoking "as of now" also ends sign-ins from the same second. */
function revoked(context: AuthContext, account: Account, given: unknown): Account {
  const validSince = Number(given);
  if (!Number.isSafeInteger(validSince) || validSince < 0) throw new AuthError('INVALID_VALID_SINCE');
  const now = context.clock();
  const isNow = validSince === Math.floor(now / 1000);
  return { ...account, validSince, revokedAt: isNow ? now : validSince * 1000 };
}

function checkedLocalId(localId: string): string {
  if (localId === '' || localId.length > 128) throw new AuthError('INVALID_LOCAL_ID');
  return localId;
}

function textList(request: AuthRequest, name: string): string[] {
  const list = request[name];
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
