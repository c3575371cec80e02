import { FirebaseError } from 'firebase/app';
import {
  type DocumentReference,
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { Observable } from 'rxjs';
import { checkSignIn } from './signedIn.ts';

/** The server's word on a live read. */
export type Answer<T> = { status: 'success'; data: T } | { status: 'error'; error: unknown };

/** After this long without the server's word a read counts as failed, in milliseconds; it goes on listening. */
const patience = 10_000;

type Snapshot = { metadata: { fromCache: boolean } };
type Handlers<S> = { next(snapshot: S): void; error(error: unknown): void };

/** A query's rows as the server has them, now and with every change. */
export function listenToQuery<T>(query: Query<T>): Observable<Answer<QuerySnapshot<T>>> {
  return listen<QuerySnapshot<T>>(
    ({ next, error }) => onSnapshot(query, { includeMetadataChanges: true }, next, error),
    (snapshot) => snapshot.empty,
  );
}

/** A document as the server has it, now and with every change. */
export function listenToDocument<T>(
  reference: DocumentReference<T>,
): Observable<Answer<DocumentSnapshot<T>>> {
  return listen<DocumentSnapshot<T>>(
    ({ next, error }) => onSnapshot(reference, { includeMetadataChanges: true }, next, error),
    (snapshot) => !snapshot.exists(),
  );
}

function listen<S extends Snapshot>(
  start: (handlers: Handlers<S>) => () => void,
  isEmpty: (snapshot: S) => boolean,
): Observable<Answer<S>> {
  return new Observable((reader) => {
    const fail = (error: unknown) => {
      log(error);
      reader.next({ status: 'error', error });
    };
    const timer = setTimeout(() => fail(new Error('The server cannot be reached')), patience);
    let isServed = false;
    const stop = start({
      next(snapshot) {
        const { fromCache } = snapshot.metadata;
        if (!fromCache) {
          isServed = true;
          clearTimeout(timer);
          reader.next({ status: 'success', data: snapshot });
        } else if (!isServed && isEmpty(snapshot)) {
          // What an unreachable server looks like: an empty answer out of an empty cache.
          clearTimeout(timer);
          fail(new Error('The server cannot be reached'));
        }
      },
      error(error) {
        clearTimeout(timer);
        void checkSignIn(error);
        fail(error);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
}

/** A refusal is an everyday answer: to a visitor a missing post and a draft are the same. */
function log(error: unknown): void {
  const isRefusal = error instanceof FirebaseError && error.code === 'permission-denied';
  if (isRefusal) console.warn('A live read was refused:', error.message);
  else console.error('A live read failed:', error);
}
