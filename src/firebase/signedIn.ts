import { FirebaseError } from 'firebase/app';
import { onIdTokenChanged, signOut } from 'firebase/auth';
import { distinctUntilChanged, Observable, shareReplay } from 'rxjs';
import { withDeadline } from './deadline.ts';
import { auth } from './firebase.ts';

/** Who is signed in, as the account's id, `null` for nobody; silent until the first answer is known. */
export const signedInAs: Observable<string | null> = new Observable<string | null>((reader) =>
  onIdTokenChanged(auth, (user) => reader.next(user?.uid ?? null)),
).pipe(distinctUntilChanged(), shareReplay({ bufferSize: 1, refCount: true }));

/**
 * Looks into a failed operation: where the sign-in itself turns out to be expired, revoked or deleted, it ends here,
 * which every guard follows. A refusal alone proves nothing, so the token is renewed to find out.
 */
export async function checkSignIn(error: unknown): Promise<void> {
  const user = auth.currentUser;
  if (!user || !(error instanceof FirebaseError) || !isDoubtful(error.code)) return;
  try {
    await withDeadline(user.getIdToken(true));
  } catch (reason) {
    console.warn('The sign-in could not be renewed:', reason);
    // Silence and a dead network prove nothing.
    const isRefused = reason instanceof FirebaseError && reason.code !== 'auth/network-request-failed';
    if (isRefused) await signOut(auth);
  }
}

function isDoubtful(code: string): boolean {
  return code === 'permission-denied' || code === 'unauthenticated' || code.startsWith('auth/');
}
