import { onAuthStateChanged } from 'firebase/auth';
import type { ObservableStatus } from 'reactfire';
import { auth, onFirestoreReopened } from './firebase.ts';

/** reactfire caches every stream, even failed ones, until the page closes. An evicted stream never ends. */
type CachedStream = { immutableStatus: ObservableStatus<unknown> };

const listeners = new Set<() => void>();
let evictions = 0;
let session: string | null | undefined;

// A new session may read what the previous one could not. Firestore learns about it after this listener, so wait one
// turn.
onAuthStateChanged(auth, (user) => {
  const previous = session;
  session = user?.uid ?? null;
  if (previous !== undefined && previous !== session) setTimeout(() => evict('firestore:', () => true));
});

// A terminated connection never responds again.
onFirestoreReopened(() => evict('firestore:', () => true));

export function evictFailedReads(): void {
  evict('firestore:', ({ immutableStatus: { data, error } }) => error !== undefined || !isFromServer(data));
}

export function evictSignIn(): void {
  evict('auth:', () => true);
}

export function onEviction(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function evictionCount(): number {
  return evictions;
}

function evict(prefix: string, isDue: (stream: CachedStream) => boolean): void {
  const cache: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables');
  if (!(cache instanceof Map)) return;
  const streams = cache as Map<string, CachedStream>;
  for (const [key, stream] of [...streams]) if (key.startsWith(prefix) && isDue(stream)) streams.delete(key);
  evictions += 1;
  for (const listener of listeners) listener();
}

function isFromServer(data: unknown): boolean {
  const metadata =
    typeof data === 'object' && data !== null && 'metadata' in data ? data.metadata : undefined;
  return (metadata as { fromCache?: boolean } | undefined)?.fromCache === false;
}
