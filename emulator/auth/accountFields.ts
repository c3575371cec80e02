import { randomBytes } from 'node:crypto';
import type { Account } from './account.ts';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';
import { hashPassword, type PasswordHash } from './password.ts';

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const MAX_CHARACTERS = 4096;

export type AuthRequest = Record<string, unknown>;

export function textField(request: AuthRequest, name: string): string | null {
  const value = request[name];
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && value.length <= MAX_CHARACTERS) return value;
  throw new AuthError(`Invalid value at '${name}' (TYPE_STRING)`);
}

export function flagField(request: AuthRequest, name: string): boolean | null {
  const value = request[name];
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value;
  throw new AuthError(`Invalid value at '${name}' (TYPE_BOOL)`);
}

export function checkedEmail(email: string | null): string {
  if (email === null || email.length > 256 || !EMAIL.test(email)) throw new AuthError('INVALID_EMAIL');
  return email.toLowerCase();
}

export function checkedPasswordHash(password: string): Promise<PasswordHash> {
  if (password.length < 6) throw new AuthError('WEAK_PASSWORD : Password should be at least 6 characters');
  return hashPassword(password);
}

export function refuseTakenEmail(context: AuthContext, email: string, localId: string | null): void {
  const owner = context.accounts.byEmail(email);
  if (owner !== null && owner.localId !== localId) throw new AuthError('EMAIL_EXISTS');
}

export function newAccount(context: AuthContext, email: string, localId: string = context.newId()): Account {
  const now = context.clock();
  return {
    localId,
    email,
    emailVerified: false,
    displayName: null,
    photoUrl: null,
    disabled: false,
    customAttributes: null,
    password: null,
    createdAt: now,
    lastLoginAt: null,
    passwordUpdatedAt: now,
    validSince: Math.floor(now / 1000),
    revokedAt: 0,
    refreshSecret: randomBytes(32).toString('base64'),
  };
}

/** Sets a new password, which ends all sessions. */
export function withPassword(context: AuthContext, account: Account, password: PasswordHash): Account {
  const now = context.clock();
  return {
    ...account,
    password,
    passwordUpdatedAt: now,
    validSince: Math.floor(now / 1000),
    revokedAt: now,
  };
}

export function withNames(account: Account, request: AuthRequest): Account {
  const dropped = new Set(Array.isArray(request.deleteAttribute) ? request.deleteAttribute : []);
  const displayName = textField(request, 'displayName') ?? account.displayName;
  const photoUrl = textField(request, 'photoUrl') ?? account.photoUrl;
  return {
    ...account,
    displayName: dropped.has('DISPLAY_NAME') || displayName === '' ? null : displayName,
    photoUrl: dropped.has('PHOTO_URL') || photoUrl === '' ? null : photoUrl,
  };
}
