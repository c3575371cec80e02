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
import { auth } from './firebase.ts';
import { evictFailedReads, evictionCount, onEviction } from './reactfireCache.ts';
import { verifySession } from './verifySession.ts';

export type LiveResult<T> = {
  status: 'loading' | 'success' | 'error';
  /** The last data known, also while loading or after a failure. */
  data: T | undefined;
  error: unknown;
  retry(): void;
};

type LiveOptions = {
  /** After a sign-in was lost, the read waits for the next one instead of failing. */
  needsSignIn?: boolean;
};

/** After this long a read counts as failed; it goes on listening. */
const serverTimeoutMs = 10_000;

const unreachable = new Error('The server cannot be reached');

/** While another query loads, the rows of the last one stay. */
export function useLiveQuery<T>(query: Query<T>, options?: LiveOptions): LiveResult<QuerySnapshot<T>> {
  const read = useCollectionRead(query);
  return useLiveResult(read, useIsConfirmed(read.data), read.data?.empty, options);
}

/** For another document the component needs another `key`. */
export function useLiveDocument<T>(
  reference: DocumentReference<T>,
  options?: LiveOptions,
): LiveResult<DocumentSnapshot<T>> {
  const read = useDocumentRead(reference);
  const isConfirmed = read.data?.metadata.fromCache === false;
  return useLiveResult(read, isConfirmed, read.data && !read.data.exists(), options);
}

type Read<S> = Partial<Pick<ObservableStatus<S>, 'data' | 'error' | 'firstValuePromise'>>;

// reactfire throws the error of a stream while rendering, after its own hooks have run. It is caught at the hook: an
// error boundary would unmount what stands below it, and with the post editor the text that was typed.
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

// Rows out of the cache can be a few of many, and `useFirestoreCollection` is silent when the server merely confirms
// them: a second listener of the same query hears it and costs no reads.
function useIsConfirmed<T>(rows: QuerySnapshot<T> | undefined): boolean {
  const [confirmed, setConfirmed] = useState<QuerySnapshot<T>>();
  const isOpen = rows?.metadata.fromCache && !rows.empty;
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleSnapshot = (snapshot: QuerySnapshot<T>) => !snapshot.metadata.fromCache && setConfirmed(rows);
    return onSnapshot(rows.query, { includeMetadataChanges: true }, handleSnapshot, () => undefined);
  }, [isOpen, rows]);
  return rows !== undefined && (!rows.metadata.fromCache || rows === confirmed);
}

function useLiveResult<S>(
  { data: snapshot, error, firstValuePromise: stream }: Read<S>,
  isConfirmed: boolean,
  isEmpty = false,
  { needsSignIn = false }: LiveOptions = {},
): LiveResult<S> {
  const [served, setServed] = useState<{ snapshot: S; stream: unknown }>();
  // State, since the next query starts with nothing.
  if (isConfirmed && snapshot !== undefined && snapshot !== served?.snapshot) setServed({ snapshot, stream });

  const isSuccess = isConfirmed || (snapshot !== undefined && stream === served?.stream);
  const isSignedOut = needsSignIn && error !== undefined && auth.currentUser === null;
  // With an unreachable server the SDK answers from its empty cache, and reactfire calls that success.
  const hasNothing = !isSuccess && isEmpty;
  const isPending = !isSuccess && !hasNothing && error === undefined;
  const isLate = useIsLate(isPending, stream);
  const failure = isSignedOut ? undefined : (error ?? (hasNothing || isLate ? unreachable : undefined));

  useEffect(() => {
    if (failure) reportFailure(failure);
  }, [failure]);

  return {
    status: failure ? 'error' : isSuccess ? 'success' : 'loading',
    data: isConfirmed ? snapshot : served?.snapshot,
    error: failure,
    retry: evictFailedReads,
  };
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

/** A refusal is an everyday answer: to a visitor a missing post and a draft are the same. */
function reportFailure(error: Error): void {
  const isRefusal = error instanceof FirebaseError && error.code === 'permission-denied';
  if (isRefusal) console.warn('A live read was refused:', error.message);
  else console.error('A live read failed:', error);
  void verifySession(error);
}
