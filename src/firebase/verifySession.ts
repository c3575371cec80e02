import { FirebaseError } from 'firebase/app';
import { signOut } from 'firebase/auth';
import { auth } from './firebase.ts';
import { withTimeout } from './timeout.ts';

/** Signs out if the session has ended. A refusal alone does not prove that, so it renews the token to find out. */
export async function verifySession(error: unknown): Promise<void> {
  const user = auth.currentUser;
  if (!user || !(error instanceof FirebaseError) || !isAuthError(error.code)) return;
  try {
    await withTimeout(user.getIdToken(true));
  } catch (reason) {
    console.warn('The sign-in could not be renewed:', reason);
    // A timeout or a network failure proves nothing.
    const isRefused = reason instanceof FirebaseError && reason.code !== 'auth/network-request-failed';
    if (isRefused) await signOut(auth);
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
