import type { PasswordHash } from './password.ts';

/** A stored account. `email` is lowercase; times are in ms since 1970, `validSince` is in whole seconds. */
export type Account = {
  localId: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  disabled: boolean;
  customAttributes: string | null;
  password: PasswordHash | null;
  createdAt: number;
  lastLoginAt: number | null;
  passwordUpdatedAt: number;
  /** Earlier ID tokens are refused; `revokedAt` does the same for refresh tokens. */
  validSince: number;
  revokedAt: number;
  refreshSecret: string;
};

/** The account as Identity Toolkit returns it, without secrets. */
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
