import { FirebaseError } from 'firebase/app';
import { signOut, type User } from 'firebase/auth';
import { auth } from './firebase.ts';
import { withTimeout } from './timeout.ts';

/** Signs out if the session has ended. A refusal alone does not prove that, so it renews the token to find out. */
export async function verifySession(error: unknown): Promise<void> {
  const user = auth.currentUser;
  if (!user || !(error instanceof FirebaseError) || !isAuthError(error.code)) return;
  if (await hasEnded(user)) await signOut(auth);
}

export function isDenied(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied';
}

async function hasEnded(user: User): Promise<boolean> {
  try {
    const { claims } = await withTimeout(user.getIdTokenResult(true));
    return claims.admin !== true;
  } catch (reason) {
    console.warn('The session could not be renewed:', reason);
    // A timeout or a network failure proves nothing.
    return reason instanceof FirebaseError && reason.code !== 'auth/network-request-failed';
  }
}

function isAuthError(code: string): boolean {
  return authErrors.has(code) || code.startsWith('auth/');
}

const authErrors: ReadonlySet<string> = new Set([
  'permission-denied',
  'unauthenticated',
  'storage/unauthenticated',
  'storage/unauthorized',
]);
