import { FirebaseError } from 'firebase/app';
import { onAuthStateChanged, type User } from 'firebase/auth';
import {
  type DocumentReference,
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  queryEqual,
} from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useObservable } from 'reactfire';
import {
  BehaviorSubject,
  catchError,
  distinctUntilChanged,
  filter,
  fromEvent,
  map,
  merge,
  NEVER,
  Observable,
  of,
  race,
  repeat,
  scan,
  skip,
  startWith,
  switchMap,
  throttleTime,
  timer,
} from 'rxjs';
import { auth } from './firebase.ts';
import { isDenied, verifySession } from './verifySession.ts';

export type LiveResult<T> = {
  status: 'loading' | 'success' | 'error';
  /** What the server sent last. It stays while the connection is lost, which is an error. */
  data: T | undefined;
  error: unknown;
};

type LiveOptions = {
  /** Without a session, wait for the next login instead of failing. */
  needsSession?: boolean;
};

/**
 * While another query loads, it returns the data of the previous one, even while disconnected.
 * For equal queries, `read` must be the same.
 */
export function useLiveQuery<T>(
  query: Query,
  read: (rows: QuerySnapshot) => T,
  options?: LiveOptions,
): LiveResult<T> {
  const key = keyOf(query);
  const live = useLive(key, (observer) => onSnapshot(query, withMetadata, observer), read, options);
  const [shown, setShown] = useState({ key, data: live.data });
  // After Firestore's own error, such as a refusal, no rows will follow.
  const isWaiting = live.data === undefined && !(live.error instanceof FirebaseError);
  const isNext = isWaiting && key !== shown.key && shown.data !== undefined;
  if (!isNext && (key !== shown.key || live.data !== shown.data)) setShown({ key, data: live.data });
  return isNext ? { ...live, status: 'loading', data: shown.data } : live;
}

export function useLiveDocument<T>(
  reference: DocumentReference,
  read: (snapshot: DocumentSnapshot) => T,
  options?: LiveOptions,
): LiveResult<T> {
  const subscribe: Subscribe<DocumentSnapshot> = (observer) => onSnapshot(reference, withMetadata, observer);
  return useLive(reference.path, subscribe, read, options);
}

/** Says when the server confirms cached rows and when the connection is lost. reactfire's own streams do not. */
export const withMetadata = { includeMetadataChanges: true };

const knownQueries: Query[] = [];

function keyOf(query: Query): string {
  const index = knownQueries.findIndex((known) => queryEqual(known, query));
  return String(index >= 0 ? index : knownQueries.push(query) - 1);
}

type Subscribe<S> = (observer: { next(snapshot: S): void; error(error: Error): void }) => () => void;

type Snapshot = { metadata: { fromCache: boolean } };

function useLive<S extends Snapshot, T>(
  key: string,
  subscribe: Subscribe<S>,
  read: (snapshot: S) => T,
  { needsSession = false }: LiveOptions = {},
): LiveResult<T> {
  const id = `live:${needsSession}:${key}`;
  const screens = screensOf(id);
  useEffect(() => {
    screens.next(screens.value + 1);
    return () => screens.next(screens.value - 1);
  }, [screens]);
  const stream = sessions.pipe(
    switchMap((user) => (needsSession && !user ? of(loading) : listenWhileShown(screens, subscribe, read))),
  );
  const { data: live = loading } = useObservable<LiveResult<T>>(id, stream);
  return live;
}

/** How many components show each stream. reactfire itself never unsubscribes. */
const shown = new Map<string, BehaviorSubject<number>>();

function screensOf(id: string): BehaviorSubject<number> {
  const screens = shown.get(id) ?? new BehaviorSubject(0);
  shown.set(id, screens);
  return screens;
}

/** Coming back within this time, in ms, costs no reads. */
const lingerMs = 60_000;

/** Stops listening a while after the last screen is gone, and keeps the rows for the next one. */
function listenWhileShown<S extends Snapshot, T>(
  screens: BehaviorSubject<number>,
  subscribe: Subscribe<S>,
  read: (snapshot: S) => T,
): Observable<LiveResult<T>> {
  return screens.pipe(
    switchMap((count) => (count > 0 ? of(true) : timer(lingerMs).pipe(map(() => false)))),
    startWith(true),
    distinctUntilChanged(),
    switchMap((isShown) => (isShown ? listen(screens, subscribe, read) : NEVER)),
    scan((before, change): LiveResult<T> => ({ ...before, ...change }), loading as LiveResult<T>),
  );
}

/**
 * For an effect: reports what `subscribe` delivers, again after each login and logout. It never fails.
 * @returns a function that stops it. It listens a little longer, because equal queries share what they have read.
 */
export function follow<S extends Snapshot, T>(
  subscribe: Subscribe<S>,
  read: (snapshot: S) => T,
  onAnswer: (answer: LiveResult<T>) => void,
): () => void {
  let isFollowed = true;
  const answers = sessions
    .pipe(
      switchMap(() => listen(NEVER, subscribe, read)),
      scan((before, change): LiveResult<T> => ({ ...before, ...change }), loading as LiveResult<T>),
    )
    .subscribe((answer) => isFollowed && onAnswer(answer));
  return () => {
    isFollowed = false;
    setTimeout(() => answers.unsubscribe(), lingerMs);
  };
}

const loading = { status: 'loading', data: undefined, error: undefined } as const;

/** Another user may be allowed to read different rows. Firestore learns about the change after this listener, so wait one turn. */
const sessions = new Observable<User | null>((observer) =>
  onAuthStateChanged(auth, (user) => setTimeout(() => observer.next(user))),
).pipe(distinctUntilChanged((one, other) => one?.uid === other?.uid));

/** Never fails, because reactfire would throw the error while rendering, and typed text would be unmounted. */
function listen<S extends Snapshot, T>(
  screens: Observable<number>,
  subscribe: Subscribe<S>,
  read: (snapshot: S) => T,
): Observable<Partial<LiveResult<T>>> {
  return new Observable<S>(subscribe).pipe(
    startWith(null),
    // Cached rows can be incomplete: without a connection, the SDK answers with its empty cache.
    switchMap((snapshot) =>
      snapshot && !snapshot.metadata.fromCache
        ? of({ status: 'success' as const, data: read(snapshot), error: undefined })
        : timer(serverTimeoutMs).pipe(map(() => reportFailure(new Error('The server cannot be reached')))),
    ),
    throttleTime(shownEveryMs, undefined, { leading: true, trailing: true }),
    catchError((error: Error) => of({ ...reportFailure(error), data: undefined })),
    // Firestore ends a read that it refuses. It may allow it later, as when a scheduled article is published.
    repeat({ delay: () => race(timer(askAgainMs), shownAgain(screens)) }),
    startWith({ status: 'loading' as const, error: undefined }),
  );
}

/** In a burst of changes, the screen follows this often, in ms: 1,000 inquiries in five seconds must not freeze it. */
const shownEveryMs = 200;

/** After a Firestore error, the read is repeated at this interval, in ms, and when the page becomes visible again. */
const askAgainMs = 60_000;

function shownAgain(screens: Observable<number>): Observable<unknown> {
  const visible = fromEvent(document, 'visibilitychange').pipe(filter(() => !document.hidden));
  return merge(
    visible,
    screens.pipe(
      skip(1),
      filter((count) => count > 0),
    ),
  );
}

/** After this long without the server, a read counts as failed; it keeps listening. */
const serverTimeoutMs = 10_000;

/** A refusal is only a warning, because it is normal: to a visitor, a missing post and a draft look the same. */
function reportFailure(error: Error): { status: 'error'; error: Error } {
  if (isDenied(error)) console.warn('A live read was refused:', error.message);
  else console.error('A live read failed:', error);
  void verifySession(error);
  return { status: 'error', error };
}
