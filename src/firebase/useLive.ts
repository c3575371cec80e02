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
import { useState } from 'react';
import { useObservable } from 'reactfire';
import {
  catchError,
  distinctUntilChanged,
  map,
  Observable,
  of,
  scan,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import { auth } from './firebase.ts';
import { isDenied, verifySession } from './verifySession.ts';

export type LiveResult<T> = {
  status: 'loading' | 'success' | 'error';
  /** What the server sent last, also while the connection is lost, which is an error. */
  data: T | undefined;
  error: unknown;
};

type LiveOptions = {
  /** Without a session, wait for the next login instead of failing. */
  needsSession?: boolean;
};

/**
 * While another query loads, it returns the data of the previous one, also while the connection is lost.
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
const withMetadata = { includeMetadataChanges: true };

const knownQueries: Query[] = [];

function keyOf(query: Query): string {
  const index = knownQueries.findIndex((known) => queryEqual(known, query));
  return String(index >= 0 ? index : knownQueries.push(query) - 1);
}

type Subscribe<S> = (observer: { next(snapshot: S): void; error(error: Error): void }) => () => void;

type Snapshot = { metadata: { fromCache: boolean } };

/** It has no teardown, because reactfire never unsubscribes. */
function useLive<S extends Snapshot, T>(
  key: string,
  subscribe: Subscribe<S>,
  read: (snapshot: S) => T,
  { needsSession = false }: LiveOptions = {},
): LiveResult<T> {
  const stream = sessions.pipe(
    switchMap((user) => (needsSession && !user ? of(loading) : listen(subscribe, read))),
  );
  const { data: live = loading } = useObservable<LiveResult<T>>(`live:${needsSession}:${key}`, stream);
  return live;
}

const loading = { status: 'loading', data: undefined, error: undefined } as const;

/** Another user may read other rows. Firestore learns about it after this listener, so wait one turn. */
const sessions = new Observable<User | null>((observer) =>
  onAuthStateChanged(auth, (user) => setTimeout(() => observer.next(user))),
).pipe(distinctUntilChanged((one, other) => one?.uid === other?.uid));

/** Never fails, because reactfire would throw the error while rendering, and typed text would be unmounted. */
function listen<S extends Snapshot, T>(
  subscribe: Subscribe<S>,
  read: (snapshot: S) => T,
): Observable<LiveResult<T>> {
  return new Observable<S>(subscribe).pipe(
    startWith(null),
    // Cached rows can be incomplete: without a connection, the SDK answers with its empty cache.
    switchMap((snapshot) =>
      snapshot && !snapshot.metadata.fromCache
        ? of({ status: 'success' as const, data: read(snapshot), error: undefined })
        : timer(serverTimeoutMs).pipe(map(() => reportFailure(new Error('The server cannot be reached')))),
    ),
    catchError((error: Error) => of({ ...reportFailure(error), data: undefined })),
    scan((shown, change): LiveResult<T> => ({ ...shown, ...change }), loading as LiveResult<T>),
    startWith(loading),
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
