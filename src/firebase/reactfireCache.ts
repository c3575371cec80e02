import { onAuthStateChanged } from 'firebase/auth';
import type { ObservableStatus } from 'reactfire';
import { auth } from './firebase.ts';

/**
 * reactfire keeps every stream, also one that has failed, under its key for as long as the page lives. What is evicted
 * here is read anew by the components that show it; the old stream itself cannot be ended.
 */
type CachedStream = { immutableStatus: ObservableStatus<unknown> };

const listeners = new Set<() => void>();
let evictions = 0;
let session: string | null | undefined;

// What was refused to one session may be allowed to the next. Firestore hears of the session after this listener, and
// what is read before that is still refused.
onAuthStateChanged(auth, (user) => {
  const previous = session;
  session = user?.uid ?? null;
  if (previous !== undefined && previous !== session) setTimeout(() => evict('firestore:', () => true));
});

/** Reads anew what has failed or has not been answered by the server. */
export function evictFailedReads(): void {
  evict('firestore:', ({ immutableStatus: { data, error } }) => error !== undefined || !isFromServer(data));
}

/** Lets reactfire find out anew who is signed in. */
export function evictSignIn(): void {
  evict('auth:', () => true);
}

/** Calls `listener` after every eviction. */
export function onEviction(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes with every eviction. */
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
