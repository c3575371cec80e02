import { signOut as endSession } from 'firebase/auth';
import type { Result } from '#src/components/result.ts';
import { auth } from '#src/firebase/firebase.ts';
import { paths } from '#src/paths.ts';
import { announceSignOut, setSignOutTarget } from './signOutIntent.ts';

/**
 * Signs out in all tabs; what was read in this session is evicted with it. The guard leads to `to`. A failure is
 * logged only.
 */
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
