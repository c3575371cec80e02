import { useSyncExternalStore } from 'react';
import { createStore } from '#src/components/runtime/createStore.ts';
import { paths } from '#src/paths.ts';
import { hasUnsavedChanges } from './unsavedChanges.ts';

/**
 * Where a sign-out that somebody wants leads, `null` while nobody does. Tells it from a sign-in that expired, after which
 * the admin signs in again in place. Other tabs are told, and follow unless they hold unsaved changes.
 */
const signOutTarget = createStore<string | null>(null);
const channel = new BroadcastChannel('admin-session');

channel.addEventListener('message', ({ data }) => {
  setSignOutTarget(data === 'signing out' && !hasUnsavedChanges() ? paths.login : null);
});

/** Sets the target of this tab, or clears it. */
export function setSignOutTarget(to: string | null): void {
  signOutTarget.set(to);
}

/** Tells the other tabs that somebody signs out, or that it came to nothing. */
export function announceSignOut(message: 'signing out' | 'still signed in'): void {
  channel.postMessage(message);
}

export function useSignOutTarget(): string | null {
  return useSyncExternalStore(signOutTarget.subscribe, signOutTarget.get);
}
