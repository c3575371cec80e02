import type { PasswordHash } from './password.ts';

/** A stored account. Times are milliseconds since 1970, except `validSince` in whole seconds. */
export type Account = {
  localId: string;
  /** Lower case. */
  email: string;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  disabled: boolean;
  /** Custom claims as the JSON text that the Admin SDK sent. */
  customAttributes: string | null;
  password: PasswordHash | null;
  createdAt: number;
  lastLoginAt: number | null;
  passwordUpdatedAt: number;
  /** Tokens of sign-ins before this moment are refused. */
  validSince: number;
  /** The same for refresh tokens, to the millisecond. */
  revokedAt: number;
  refreshSecret: string;
};

/** The account as Identity Toolkit shows it; never with its secrets. */
export function accountView(account: Account): object {
  const { localId, email, emailVerified, displayName, photoUrl, disabled, customAttributes } = account;
  const names = { ...(displayName !== null && { displayName }), ...(photoUrl !== null && { photoUrl }) };
  const provider = { providerId: 'password', email, federatedId: email, rawId: email, ...names };
  return {
    localId,
    email,
    emailVerified,
    ...names,
    ...(disabled && { disabled }),
    ...(customAttributes !== null && { customAttributes }),
    ...(account.lastLoginAt !== null && { lastLoginAt: String(account.lastLoginAt) }),
    createdAt: String(account.createdAt),
    validSince: String(account.validSince),
    passwordUpdatedAt: account.passwordUpdatedAt,
    providerUserInfo: account.password === null ? [] : [provider],
  };
}
