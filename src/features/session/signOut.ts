import { signOut as endSession } from 'firebase/auth';
import type { Result } from '#src/components/result.ts';
import { auth } from '#src/firebase/firebase.ts';
import { endAdminReads } from '#src/firebase/liveReads.ts';
import { paths } from '#src/paths.ts';
import { announceExit, withdrawExit } from './signOutIntent.ts';

/**
 * Signs out in all tabs and ends what listens for the admin, so that nothing of this session meets the next one.
 * The guard leads to `to`. A failure is logged only (spec 8).
 */
export async function signOut(to: string = paths.login): Promise<Result> {
  try {
    announceExit(to);
    await endSession(auth);
    endAdminReads();
  } catch (error) {
    withdrawExit();
    console.error('Logout failed:', error);
  }
  return { success: true };
}
