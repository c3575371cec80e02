import { signOut as endSession } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import type { Result } from '#src/components/result.ts';
import { createStore } from '#src/components/state/createStore.ts';
import { auth } from '#src/firebase/firebase.ts';
import { paths } from '#src/paths.ts';

/** Signs out in all tabs; the guard then navigates to `to`. A failure is only logged. */
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

/**
 * Where to go after an intended sign-out. `null` means the session ended by itself: the admin signs in again in place.
 */
const signOutTarget = createStore<string | null>(null);
const channel = new BroadcastChannel('admin-session');

channel.addEventListener('message', ({ data }) => {
  setSignOutTarget(data === 'signing out' && !hasUnsavedChanges() ? paths.login : null);
});

export function setSignOutTarget(to: string | null): void {
  signOutTarget.set(to);
}

function announceSignOut(message: 'signing out' | 'still signed in'): void {
  channel.postMessage(message);
}

export function useSignOutTarget(): string | null {
  return useSyncExternalStore(signOutTarget.subscribe, signOutTarget.get);
}

const checks = new Set<() => boolean>();

/** While `isUnsaved` returns true, this tab stays on its page when another one signs out. */
export function registerUnsavedCheck(isUnsaved: () => boolean): () => void {
  checks.add(isUnsaved);
  return () => void checks.delete(isUnsaved);
}

function hasUnsavedChanges(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}
