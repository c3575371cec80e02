import { type Account, accountView } from './account.ts';
import {
  type AuthRequest,
  checkedEmail,
  checkedPasswordHash,
  newAccount,
  refuseTakenEmail,
  textField,
  withNames,
  withPassword,
} from './accountFields.ts';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';
import { isPassword } from './password.ts';
import { accountOfIdToken, issueTokens } from './tokens.ts';

/** Creates an account and signs it in. Open to anyone, as in a default Firebase project. */
export async function signUp(context: AuthContext, request: AuthRequest): Promise<object> {
  const givenEmail = textField(request, 'email');
  const password = textField(request, 'password');
  if (givenEmail === null && password === null) throw new AuthError('ADMIN_ONLY_OPERATION');
  const email = checkedEmail(givenEmail);
  if (password === null || password === '') throw new AuthError('MISSING_PASSWORD');
  refuseTakenEmail(context, email, null);
  const hash = await checkedPasswordHash(password);
  refuseTakenEmail(context, email, null);
  const fresh = withNames({ ...newAccount(context, email), password: hash }, request);
  return { kind: 'identitytoolkit#SignupNewUserResponse', ...signedIn(context, fresh) };
}

/**
 * Returns the same error for an unknown email and a wrong password, so that it does not reveal which accounts exist.
 */
export async function signInWithPassword(context: AuthContext, request: AuthRequest): Promise<object> {
  const email = checkedEmail(textField(request, 'email'));
  const password = textField(request, 'password');
  if (password === null || password === '') throw new AuthError('MISSING_PASSWORD');
  context.attempts.check(email, context.clock());
  const hash = context.accounts.byEmail(email)?.password ?? null;
  const isRight = hash !== null && (await isPassword(password, hash));
  const account = context.accounts.byEmail(email);
  if (!isRight || account === null) {
    context.attempts.failed(email, context.clock());
    throw new AuthError('INVALID_LOGIN_CREDENTIALS');
  }
  context.attempts.succeeded(email);
  if (account.disabled) throw new AuthError('USER_DISABLED');
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    ...signedIn(context, account),
    registered: true,
  };
}

export function lookup(context: AuthContext, request: AuthRequest): object {
  return { users: [accountView(accountOfIdToken(context, request.idToken))] };
}

export async function updateOwn(context: AuthContext, request: AuthRequest): Promise<object> {
  const { localId } = accountOfIdToken(context, request.idToken);
  const password = textField(request, 'password');
  const hash = password === null ? null : await checkedPasswordHash(password);
  const account = accountOfIdToken(context, request.idToken);
  const givenEmail = textField(request, 'email');
  const email = givenEmail === null ? account.email : checkedEmail(givenEmail);
  refuseTakenEmail(context, email, localId);
  const emailVerified = account.emailVerified && email === account.email;
  const named = withNames({ ...account, email, emailVerified }, request);
  const updated = hash === null ? named : withPassword(context, named, hash);
  context.accounts.put(updated);
  return { ...accountView(updated), ...issueTokens(context, updated) };
}

export function deleteOwn(context: AuthContext, request: AuthRequest): object {
  context.accounts.remove(accountOfIdToken(context, request.idToken).localId);
  return {};
}

function signedIn(context: AuthContext, account: Account): object {
  const current = { ...account, lastLoginAt: context.clock() };
  context.accounts.put(current);
  const { localId, email, displayName } = current;
  return { localId, email, displayName: displayName ?? '', ...issueTokens(context, current) };
}
