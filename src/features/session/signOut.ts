import { signOut as endSession } from 'firebase/auth';
import type { Result } from '#src/components/result.ts';
import { auth } from '#src/firebase/firebase.ts';
import { paths } from '#src/paths.ts';
import { announceSignOut, setSignOutTarget } from './signOutIntent.ts';

/** In all tabs; the guard leads to `to`. A failure is only logged. */
export async function signOut(to: string = paths.login): Promise<Result> {
  setSignOutTarget(to);
  announceSignOut('signing out');
  try {
    await endSession(auth);
  } catch (error) {
    setSignOutTarget(null);
    announceSignOut('still signed in');
    console.error('Logout failed:', error);
  }
  return { success: true };
}
