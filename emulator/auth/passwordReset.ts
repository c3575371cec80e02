import { randomBytes } from 'node:crypto';
import {
  type AuthRequest,
  checkedEmail,
  checkedPasswordHash,
  textField,
  withPassword,
} from './accountFields.ts';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';

const lifetimeMs = 3_600_000;

/** The accounts that reset links were sent for, by code. Each code works once; a restart forgets them. */
export type PasswordResets = Map<string, { localId: string; expiresAt: number }>;

/** An email with the link that it contains. */
export type ResetMail = { id: string; to: string; subject: string; text: string; link: string };

/** The page that the link opens, at the same path as in Google's emulator. */
export const resetPath = '/emulator/action';

/** Gives an unknown email the same answer, as a project with email enumeration protection does. */
export async function sendPasswordReset(
  context: AuthContext,
  request: AuthRequest,
  origin: string,
): Promise<object> {
  if (textField(request, 'requestType') !== 'PASSWORD_RESET')
    throw new AuthError('OPERATION_NOT_ALLOWED : Only emails that reset a password are supported.');
  const email = checkedEmail(textField(request, 'email'));
  const account = context.accounts.byEmail(email);
  if (account !== null) {
    const code = randomBytes(24).toString('hex');
    context.resets.set(code, { localId: account.localId, expiresAt: context.clock() + lifetimeMs });
    const link = `${origin}${resetPath}?mode=resetPassword&oobCode=${code}`;
    const text = `Follow this link to set a new password for ${email}. It works once and expires in an hour:\n\n${link}\n\nIf you didn't ask for it, ignore this email.\n`;
    const id = `reset-${context.newId()}`;
    await context.sendMail({ id, to: email, subject: 'Reset your password', text, link });
  }
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
}

/** Without a new password, only checks the code. A new password ends all sessions and invalidates all links. */
export async function resetPassword(context: AuthContext, request: AuthRequest): Promise<object> {
  const code = textField(request, 'oobCode');
  if (!code) throw new AuthError('MISSING_OOB_CODE');
  const password = textField(request, 'newPassword');
  const hash = password === null ? null : await checkedPasswordHash(password);
  const { localId = '', expiresAt = 0 } = context.resets.get(code) ?? {};
  const account = context.accounts.byId(localId);
  if (account === null) throw new AuthError('INVALID_OOB_CODE');
  if (expiresAt <= context.clock()) throw new AuthError('EXPIRED_OOB_CODE');
  if (hash !== null) {
    context.accounts.put({ ...withPassword(context, account, hash), emailVerified: true });
    for (const [other, reset] of context.resets) if (reset.localId === localId) context.resets.delete(other);
    context.attempts.succeeded(account.email);
  }
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: account.email,
    requestType: 'PASSWORD_RESET',
  };
}
