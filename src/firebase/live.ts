import { FirebaseError } from 'firebase/app';
import {
  type DocumentReference,
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ObservableStatus, useFirestoreCollection, useFirestoreDoc } from 'reactfire';
import { auth, firestore, reopenFirestore } from './firebase.ts';
import { evictFailedReads, evictionCount, onEviction } from './reactfireCache.ts';
import { verifySession } from './verifySession.ts';

export type LiveResult<T> = {
  status: 'loading' | 'success' | 'error';
  /** The last known data, also while loading or after a failure. */
  data: T | undefined;
  error: unknown;
  /** True when the connection is lost; `data` is what the server had before. */
  isStale: boolean;
  retry(): void;
};

type LiveOptions = {
  /** After the session is lost, wait for the next sign-in instead of failing. */
  needsSignIn?: boolean;
};

/** After this long, a read counts as failed; it keeps listening. */
const serverTimeoutMs = 10_000;

const unreachable = new Error('The server cannot be reached');

/** While another query loads, it returns the rows of the previous one. */
export function useLiveQuery<T>(query: Query<T>, options?: LiveOptions): LiveResult<QuerySnapshot<T>> {
  const read = useCollectionRead(query);
  return useLiveResult(read, useConnection(read.data), read.data?.empty, options);
}

/** To read another document, give the component another `key`. */
export function useLiveDocument<T>(
  reference: DocumentReference<T>,
  options?: LiveOptions,
): LiveResult<DocumentSnapshot<T>> {
  const read = useDocumentRead(reference);
  const connection = { isConfirmed: read.data?.metadata.fromCache === false, isLost: false };
  return useLiveResult(read, connection, read.data && !read.data.exists(), options);
}

type Read<S> = Partial<Pick<ObservableStatus<S>, 'data' | 'error' | 'firstValuePromise'>>;

// reactfire throws a stream's error during render, after its own hooks have run. Catch it here: an error boundary would
// unmount everything below it, including text typed in the post editor.
function useCollectionRead<T>(query: Query<T>): Read<QuerySnapshot<T>> {
  useSyncExternalStore(onEviction, evictionCount);
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: it throws after its last hook
    return useFirestoreCollection(query);
  } catch (error) {
    return { error: error as Error };
  }
}

function useDocumentRead<T>(reference: DocumentReference<T>): Read<DocumentSnapshot<T>> {
  useSyncExternalStore(onEviction, evictionCount);
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: it throws after its last hook
    return useFirestoreDoc(reference);
  } catch (error) {
    return { error: error as Error };
  }
}

type Connection = { isConfirmed: boolean; isLost: boolean };

// Cached rows can be incomplete. `useFirestoreCollection` does not report when the server confirms them or when the
// connection is lost; a second listener on the same query reports both and costs no reads.
function useConnection<T>(rows: QuerySnapshot<T> | undefined): Connection {
  const [heard, setHeard] = useState<{ rows: QuerySnapshot<T>; isFromCache: boolean }>();
  useEffect(() => {
    if (!rows) return undefined;
    const handleSnapshot = ({ metadata }: QuerySnapshot<T>) =>
      setHeard({ rows, isFromCache: metadata.fromCache });
    return onSnapshot(rows.query, { includeMetadataChanges: true }, handleSnapshot, () => undefined);
  }, [rows]);
  const isFromCache = heard !== undefined && heard.rows === rows ? heard.isFromCache : undefined;
  return {
    isConfirmed: rows !== undefined && (!rows.metadata.fromCache || isFromCache === false),
    isLost: isFromCache === true,
  };
}

function useLiveResult<S>(
  { data: snapshot, error, firstValuePromise: stream }: Read<S>,
  { isConfirmed, isLost }: Connection,
  isEmpty = false,
  { needsSignIn = false }: LiveOptions = {},
): LiveResult<S> {
  const [served, setServed] = useState<{ snapshot: S; stream: unknown }>();
  // In state, because the next query starts without data.
  if (isConfirmed && snapshot !== undefined && snapshot !== served?.snapshot) setServed({ snapshot, stream });

  const isSuccess = isConfirmed || (snapshot !== undefined && stream === served?.stream);
  const isSignedOut = needsSignIn && error !== undefined && auth.currentUser === null;
  // If the server is unreachable, the SDK returns its empty cache, and reactfire reports success.
  const hasNothing = !isSuccess && isEmpty;
  const isPending = !isSuccess && !hasNothing && error === undefined;
  const isLate = useIsLate(isPending, stream);
  const failure = isSignedOut ? undefined : (error ?? (hasNothing || isLate ? unreachable : undefined));

  useEffect(() => {
    if (failure) reportFailure(failure);
  }, [failure]);

  const isUnreachable = failure === unreachable;
  return {
    status: failure ? 'error' : isSuccess ? 'success' : 'loading',
    data: isConfirmed ? snapshot : served?.snapshot,
    error: failure,
    isStale: served !== undefined && (isUnreachable || (isSuccess && isLost)),
    retry: isUnreachable || isLost ? reopen : evictFailedReads,
  };
}

function reopen(): void {
  reopenFirestore(firestore);
}

function useIsLate(isPending: boolean, subject: unknown): boolean {
  const [lateSubject, setLateSubject] = useState<unknown>();
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setLateSubject(subject), serverTimeoutMs);
    return () => clearTimeout(timer);
  }, [isPending, subject]);
  return isPending && lateSubject !== undefined && lateSubject === subject;
}

/** Does not log refusals, which are normal: to a visitor, a missing post and a draft look the same. */
function reportFailure(error: Error): void {
  const isRefusal = error instanceof FirebaseError && error.code === 'permission-denied';
  if (isRefusal) console.warn('A live read was refused:', error.message);
  else console.error('A live read failed:', error);
  void verifySession(error);
}
