import { FirebaseError } from 'firebase/app';
import { signInWithEmailAndPassword } from 'firebase/auth';
import type { Result } from '#src/components/result.ts';
import { auth } from '#src/firebase/firebase.ts';
import { withTimeout } from '#src/firebase/timeout.ts';
import { signInMessages, signInTimeoutMs } from './messages.ts';

const { failed, noAnswer } = signInMessages;

/** Emulators and older projects report a wrong email and a wrong password separately. */
const reasons: Readonly<Record<string, string>> = {
  'auth/invalid-credential': signInMessages.wrong,
  'auth/wrong-password': signInMessages.wrong,
  'auth/user-not-found': signInMessages.wrong,
  'auth/invalid-email': signInMessages.wrong,
  'auth/too-many-requests': signInMessages.tooMany,
  'auth/network-request-failed': signInMessages.offline,
  'auth/user-disabled': signInMessages.disabled,
};

export async function signIn(email: string, password: string): Promise<Result> {
  try {
    await withTimeout(signInWithEmailAndPassword(auth, email, password), signInTimeoutMs);
    return { success: true };
  } catch (error) {
    console.error('Login failed:', error);
    return {
      success: false,
      error: error instanceof FirebaseError ? (reasons[error.code] ?? failed) : noAnswer,
    };
  }
}

export async function isAdminSignedIn(): Promise<boolean> {
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdTokenResult().catch(() => undefined);
  return token?.claims.admin === true;
}
