import { onAuthStateChanged } from 'firebase/auth';
import {
  type DocumentReference,
  type DocumentSnapshot,
  disableNetwork,
  enableNetwork,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  queryEqual,
} from 'firebase/firestore';
import { useState } from 'react';
import { useObservable } from 'reactfire';
import { Observable, Subject } from 'rxjs';
import { auth, firestore } from './firebase.ts';
import { isDenied, verifySession } from './verifySession.ts';

export type LiveResult<T> = LiveState<T> & { retry(): void };

type LiveState<T> = {
  status: 'loading' | 'success' | 'error';
  /** The last known data, also after the connection is lost. */
  data: T | undefined;
  error: unknown;
  /** True when the connection is lost; `data` is what the server had before. */
  isStale: boolean;
};

type LiveOptions = {
  /** Without a session, wait for the next login instead of failing. */
  needsSession?: boolean;
};

/** While another query loads, it returns the data of the previous one. For equal queries, `read` must be the same. */
export function useLiveQuery<T>(
  query: Query,
  read: (rows: QuerySnapshot) => T,
  options?: LiveOptions,
): LiveResult<T> {
  const key = keyOf(query);
  const live = useLive<QuerySnapshot, T>(
    key,
    (observer) => onSnapshot(query, withMetadata, observer),
    (rows) => ({ data: read(rows), isEmpty: rows.empty }),
    options,
  );
  const [shown, setShown] = useState({ key, data: live.data });
  const isNext = live.status === 'loading' && key !== shown.key;
  if (!isNext && (key !== shown.key || live.data !== shown.data)) setShown({ key, data: live.data });
  return isNext ? { ...live, data: shown.data } : live;
}

export function useLiveDocument<T>(
  reference: DocumentReference,
  read: (snapshot: DocumentSnapshot) => T,
  options?: LiveOptions,
): LiveResult<T> {
  return useLive<DocumentSnapshot, T>(
    reference.path,
    (observer) => onSnapshot(reference, withMetadata, observer),
    (snapshot) => ({ data: read(snapshot), isEmpty: !snapshot.exists() }),
    options,
  );
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

/** The stream never fails, because reactfire would throw its error while rendering, and typed text would be unmounted. */
function useLive<S extends Snapshot, T>(
  key: string,
  subscribe: Subscribe<S>,
  read: (snapshot: S) => { data: T; isEmpty: boolean },
  { needsSession = false }: LiveOptions = {},
): LiveResult<T> {
  const stream = new Observable<LiveState<T>>((subscriber) => {
    let state: LiveState<T>;
    let stop = () => {};

    function show(change: Partial<LiveState<T>>): void {
      state = { ...state, ...change };
      subscriber.next(state);
    }

    function fail(error: Error): void {
      reportFailure(error);
      show({
        status: 'error',
        error,
        ...(error === unreachable ? { isStale: state.data !== undefined } : { data: undefined }),
      });
    }

    function start(data?: T): void {
      stop();
      state = { status: 'loading', data, error: undefined, isStale: false };
      subscriber.next(state);
      if (needsSession && auth.currentUser === null) return;
      const timer = setTimeout(() => fail(unreachable), serverTimeoutMs);
      const unsubscribe = subscribe({
        next(snapshot) {
          const { data, isEmpty } = read(snapshot);
          if (!snapshot.metadata.fromCache) {
            clearTimeout(timer);
            show({ status: 'success', data, error: undefined, isStale: false });
          } else if (state.status === 'success') show({ isStale: true });
          // Without a connection, the SDK answers with its empty cache. Cached rows can be incomplete.
          else if (isEmpty && state.status === 'loading') {
            clearTimeout(timer);
            fail(unreachable);
          }
        },
        error(error) {
          clearTimeout(timer);
          fail(error);
        },
      });
      stop = () => {
        clearTimeout(timer);
        unsubscribe();
      };
    }

    start();
    const restarts = sessions.subscribe(() => start());
    restarts.add(retries.subscribe(() => (state.status !== 'success' || state.isStale) && start(state.data)));
    return () => {
      restarts.unsubscribe();
      stop();
    };
  });
  const { data: live = loading } = useObservable<LiveState<T>>(`live:${needsSession}:${key}`, stream);
  return { ...live, retry: live.error === unreachable || live.isStale ? reconnect : restart };
}

const loading = { status: 'loading', data: undefined, error: undefined, isStale: false } as const;

/** After this long, a read counts as failed; it keeps listening. */
const serverTimeoutMs = 10_000;

const unreachable = new Error('The server cannot be reached');

const retries = new Subject<void>();

function restart(): void {
  retries.next();
}

async function reconnect(): Promise<void> {
  await disableNetwork(firestore);
  await enableNetwork(firestore);
  restart();
}

/** Another user may read other rows. */
const sessions = new Subject<void>();

let session: string | null | undefined;

onAuthStateChanged(auth, (user) => {
  const previous = session;
  session = user?.uid ?? null;
  // Firestore learns about it after this listener, so wait one turn.
  if (previous !== undefined && previous !== session) setTimeout(() => sessions.next());
});

/** Does not log refusals, which are normal: to a visitor, a missing post and a draft look the same. */
function reportFailure(error: Error): void {
  if (isDenied(error)) console.warn('A live read was refused:', error.message);
  else console.error('A live read failed:', error);
  void verifySession(error);
}
