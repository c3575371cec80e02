import { useSyncExternalStore } from 'react';
import { paths } from '#src/paths.ts';

/**
 * Tells a sign-out that somebody wanted from a sign-in that expired or was revoked: after the first the guard leads
 * away, after the second the admin signs in again in place. All tabs are told, since all are signed out.
 */
let destination: string | null = null;
const leaving = 'signing out';
const staying = 'still signed in';
const readers = new Set<() => void>();
const tabs = new BroadcastChannel('admin-session');

tabs.addEventListener('message', ({ data }) => change(data === leaving ? paths.login : null));

/** Says before the sign-out that it is wanted, and where this tab goes then. */
export function announceExit(to: string): void {
  tabs.postMessage(leaving);
  change(to);
}

/** Says that the sign-out came to nothing. */
export function withdrawExit(): void {
  tabs.postMessage(staying);
  change(null);
}

/** Forgets the last sign-out in this tab. */
export function cancelExit(): void {
  change(null);
}

/** Where a wanted sign-out leads, `null` while nobody wants out. */
export function useExit(): string | null {
  return useSyncExternalStore(onChange, () => destination);
}

function change(to: string | null): void {
  destination = to;
  for (const reader of readers) reader();
}

function onChange(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}
