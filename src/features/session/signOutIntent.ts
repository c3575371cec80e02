import { useSyncExternalStore } from 'react';
import { createStore } from '#src/components/runtime/createStore.ts';
import { paths } from '#src/paths.ts';
import { hasUnsavedChanges } from './unsavedChanges.ts';

/** Where a wanted sign-out leads. `null` marks one that nobody wanted: the admin signs in again in place. */
const signOutTarget = createStore<string | null>(null);
const channel = new BroadcastChannel('admin-session');

channel.addEventListener('message', ({ data }) => {
  setSignOutTarget(data === 'signing out' && !hasUnsavedChanges() ? paths.login : null);
});

export function setSignOutTarget(to: string | null): void {
  signOutTarget.set(to);
}

export function announceSignOut(message: 'signing out' | 'still signed in'): void {
  channel.postMessage(message);
}

export function useSignOutTarget(): string | null {
  return useSyncExternalStore(signOutTarget.subscribe, signOutTarget.get);
}
