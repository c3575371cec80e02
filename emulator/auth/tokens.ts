import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Account } from './account.ts';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';

export const TOKEN_LIFETIME_SECONDS = 3600;

type TokenPair = { idToken: string; refreshToken: string; expiresIn: string };

export function issueTokens(context: AuthContext, account: Account): TokenPair {
  return {
    idToken: createIdToken(context, account, Math.floor(context.clock() / 1000)),
    refreshToken: createRefreshToken(account, context.clock()),
    expiresIn: String(TOKEN_LIFETIME_SECONDS),
  };
}

/** An unsigned ID token with the account's current claims; `authTime` is the time of the sign-in, in seconds. */
export function createIdToken(context: AuthContext, account: Account, authTime: number): string {
  const issuedAt = Math.floor(context.clock() / 1000);
  const payload = {
    ...customClaims(account),
    ...(account.displayName !== null && { name: account.displayName }),
    ...(account.photoUrl !== null && { picture: account.photoUrl }),
    email: account.email,
    email_verified: account.emailVerified,
    auth_time: authTime,
    user_id: account.localId,
    sub: account.localId,
    iat: issuedAt,
    exp: issuedAt + TOKEN_LIFETIME_SECONDS,
    aud: context.projectId,
    iss: `https://securetoken.google.com/${context.projectId}`,
    firebase: { identities: { email: [account.email] }, sign_in_provider: 'password' },
  };
  // Without a random part, two tokens from the same second would be equal, and the SDK would not store the new refresh
  // token.
  const header = { alg: 'none', typ: 'JWT', kid: randomBytes(6).toString('base64url') };
  return `${encode(header)}.${encode(payload)}.`;
}

/** The account of an ID token. Throws if the token is unreadable, expired or revoked, or if its account is gone. */
export function accountOfIdToken(context: AuthContext, idToken: unknown): Account {
  const claims = typeof idToken === 'string' ? decode(idToken.split('.')[1]) : null;
  const localId = claims?.sub;
  if (claims === null || typeof localId !== 'string' || claims.aud !== context.projectId) {
    throw new AuthError('INVALID_ID_TOKEN');
  }
  const account = usableAccount(context, localId);
  const expiresAt = typeof claims.exp === 'number' ? claims.exp : 0;
  const signedInAt = typeof claims.auth_time === 'number' ? claims.auth_time : 0;
  if (expiresAt * 1000 <= context.clock() || signedInAt < account.validSince) {
    throw new AuthError('TOKEN_EXPIRED');
  }
  return account;
}

/** The account and sign-in time (ms) of a refresh token; throws if it was not issued here or is no longer valid. */
export function readRefreshToken(
  context: AuthContext,
  token: string,
): { account: Account; signedInAt: number } {
  const [body, signature = ''] = token.split('.');
  const claims = decode(body);
  if (typeof claims?.uid !== 'string' || typeof claims.at !== 'number') {
    throw new AuthError('INVALID_REFRESH_TOKEN');
  }
  const account = usableAccount(context, claims.uid);
  if (!isSame(signature, sign(account, body ?? ''))) throw new AuthError('INVALID_REFRESH_TOKEN');
  if (claims.at < account.revokedAt) throw new AuthError('TOKEN_EXPIRED');
  return { account, signedInAt: claims.at };
}

function createRefreshToken(account: Account, now: number): string {
  const body = encode({ uid: account.localId, at: now });
  return `${body}.${sign(account, body)}`;
}

function usableAccount(context: AuthContext, localId: string): Account {
  const account = context.accounts.byId(localId);
  if (account === null) throw new AuthError('USER_NOT_FOUND');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  return account;
}

function customClaims({ customAttributes }: Account): object {
  return customAttributes === null ? {} : JSON.parse(customAttributes);
}

function sign(account: Account, body: string): string {
  return createHmac('sha256', account.refreshSecret).update(body).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function encode(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

function decode(part: string | undefined): Record<string, unknown> | null {
  try {
    const content: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
    return typeof content === 'object' && content !== null ? { ...content } : null;
  } catch {
    return null;
  }
}
