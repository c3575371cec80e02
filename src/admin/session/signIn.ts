import { FirebaseError } from 'firebase/app';
import { sendPasswordResetEmail, signInWithEmailAndPassword } from 'firebase/auth';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import type { Result } from '#src/components/result.ts';
import { writeText } from '#src/components/state/browserStorage.ts';
import { auth } from '#src/firebase/firebase.ts';
import { withTimeout } from '#src/firebase/timeout.ts';
import { signInMessages, signInTimeoutMs } from './messages.ts';

const { failed, noAnswer, wrong, disabled, resetFailed } = signInMessages;

/** Emulators and older projects report a wrong email and a wrong password separately. */
const reasons: Readonly<Record<string, string>> = {
  'auth/invalid-credential': wrong,
  'auth/wrong-password': wrong,
  'auth/user-not-found': wrong,
  'auth/invalid-email': wrong,
  'auth/too-many-requests': signInMessages.tooMany,
  'auth/user-disabled': disabled,
};

export async function signIn(email: string, password: string): Promise<Result> {
  try {
    await withTimeout(signInWithEmailAndPassword(auth, email, password), signInTimeoutMs);
    // Without storage, Firebase keeps the session in memory.
    if (!writeText('localStorage', 'hasLoggedIn', 'true'))
      notify({ severity: 'info', message: signInMessages.notKept });
    return { success: true };
  } catch (error) {
    console.error('Login failed:', error);
    return { success: false, error: reasonOf(error) ?? failed };
  }
}

/** Has the same result for every address: a failure that would reveal an account counts as sent. */
export async function requestPasswordReset(email: string): Promise<Result> {
  try {
    await withTimeout(sendPasswordResetEmail(auth, email), signInTimeoutMs);
    return { success: true };
  } catch (error) {
    const reason = reasonOf(error) ?? resetFailed;
    if (reason === wrong || reason === disabled) return { success: true };
    console.error('Password reset failed:', error);
    return { success: false, error: reason };
  }
}

function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof FirebaseError)) return noAnswer;
  if (error.code !== 'auth/network-request-failed') return reasons[error.code];
  return navigator.onLine ? signInMessages.blocked : signInMessages.offline;
}

export async function isAdminSignedIn(): Promise<boolean> {
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdTokenResult().catch(() => undefined);
  return token?.claims.admin === true;
}
