import {
  connectFirestoreEmulator,
  getFirestore,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite';
import { appCheckStarted } from './appCheck.ts';
import { emulators, firebaseApp } from './firebaseApp.ts';
import { operationTimeoutMs, withTimeout } from './timeout.ts';

await appCheckStarted;

/** For writes and for reads that are not live: each is its own `fetch`, so a lost one blocks no other (decision 039). */
export const firestoreLite = getFirestore(firebaseApp);

if (emulators) connectFirestoreEmulator(firestoreLite, emulators.hostname, emulators.firestorePort);

/** Covers a lost race or a short network outage; without a network, writes still fail within seconds. */
const maxAttempts = 3;

/**
 * Succeeds or fails before the deadline, also offline. `write` must be safe to repeat: it can run several times, and a
 * failure can mean that only the response was lost. @throws the underlying error
 */
export async function runWrite<T>(
  write: (transaction: Transaction) => Promise<T>,
  deadline = AbortSignal.timeout(operationTimeoutMs),
): Promise<T> {
  const attempt = (transaction: Transaction) => {
    // After a lost response, the SDK may retry when the write has already been reported as failed.
    deadline.throwIfAborted();
    return write(transaction);
  };
  return withTimeout(runTransaction(firestoreLite, attempt, { maxAttempts }));
}
