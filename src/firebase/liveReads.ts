import { concat, defer, EMPTY, type Observable, of, Subject, startWith, switchMap, takeUntil } from 'rxjs';
import type { Answer } from './listening.ts';
import { signedInAs } from './signedIn.ts';

/** What a live read has to tell; `waiting` until the server's first word. */
export type Outcome<T> = { status: 'waiting' } | Answer<T>;

export type LiveRead<T> = {
  outcomes: Observable<Outcome<T>>;
  /** Listens anew, after a failure. */
  retry(): void;
  /** Counts a reader in; the returned function counts it out, and the last one out ends the listening. */
  join(): () => void;
};

/** Who may read: `admin` reads rest while nobody is signed in, and start anew with the next sign-in. */
export type Readers = 'anyone' | 'admin';

type Entry = { read: LiveRead<unknown>; readers: Readers; end(): void };

/** Long enough for a page to hand over to the next or for React to draw twice, in milliseconds. */
const farewell = 200;
const neverJoined = 10_000;

const entries = new Map<string, Entry>();

/**
 * The live read of this key, begun if nobody reads it yet. reactfire keeps every stream and every error for ever;
 * this is where streams end and are forgotten (docs/decisions/012-live-reads.md).
 * @param key one key per distinct query
 */
export function liveRead<T>(key: string, listen: () => Observable<Answer<T>>, readers: Readers): LiveRead<T> {
  const known = entries.get(key);
  if (known) return known.read as LiveRead<T>;
  const entry = begin(key, listen, readers);
  entries.set(key, entry);
  return entry.read as LiveRead<T>;
}

/** Ends what listens for the admin and forgets its rows: the way out of the back office. */
export function endAdminReads(): void {
  for (const entry of [...entries.values()]) {
    if (entry.readers === 'admin') entry.end();
  }
}

/** Lets reactfire ask anew who is signed in, after it failed to find out. */
export function forgetSignIn(): void {
  const cache = reactfireCache();
  for (const key of [...cache.keys()].filter((name) => name.startsWith('auth:'))) cache.delete(key);
}

/** How many live reads are open, for tests. */
export function openLiveReads(): number {
  return entries.size;
}

function begin<T>(key: string, listen: () => Observable<Answer<T>>, readers: Readers): Entry {
  const restart = new Subject<void>();
  const ended = new Subject<void>();
  const waiting = of<Outcome<T>>({ status: 'waiting' });
  const listening = defer(() => concat(waiting, listen()));
  const outcomes = restart.pipe(
    startWith(undefined),
    switchMap(() => (readers === 'anyone' ? listening : whileSignedIn(listening))),
    startWith<Outcome<T>>({ status: 'waiting' }),
    takeUntil(ended),
  );
  const end = () => {
    if (entries.get(key)?.end === end) {
      entries.delete(key);
      reactfireCache().delete(key);
    }
    ended.next();
  };
  return { read: { outcomes, retry: () => restart.next(), join: attendance(end) }, readers, end };
}

function whileSignedIn<T>(listening: Observable<T>): Observable<T> {
  return signedInAs.pipe(switchMap((uid) => (uid === null ? EMPTY : listening)));
}

function attendance(end: () => void): () => () => void {
  let present = 0;
  let timer = setTimeout(end, neverJoined);
  return () => {
    present += 1;
    clearTimeout(timer);
    return () => {
      present -= 1;
      if (present === 0) timer = setTimeout(end, farewell);
    };
  };
}

function reactfireCache(): Map<string, unknown> {
  const cache: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables');
  return cache instanceof Map ? cache : new Map();
}
