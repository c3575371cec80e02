import { signOut as endSession } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { dismissSuccesses, notify } from '#src/components/notifications/notificationQueue.ts';
import { createStore } from '#src/components/state/createStore.ts';
import { auth } from '#src/firebase/firebase.ts';
import { paths } from '#src/paths.ts';
import { signInMessages } from './messages.ts';

/** The guard then navigates to `to`; other tabs keep their text and ask for the password. A failure is only logged. */
export async function signOut(to: string = paths.login): Promise<void> {
  setSignOutTarget(to);
  try {
    await endSession(auth);
    dismissSuccesses();
    notify({ severity: 'success', message: signInMessages.loggedOut });
  } catch (error) {
    setSignOutTarget(null);
    console.error('Logout failed:', error);
  }
}

/** Where to go after an intended logout. `null` means that the session expired: the admin logs in again in place. */
const signOutTarget = createStore<string | null>(null);

export function setSignOutTarget(to: string | null): void {
  signOutTarget.set(to);
}

export function useSignOutTarget(): string | null {
  return useSyncExternalStore(signOutTarget.subscribe, signOutTarget.get);
}
