import {
  connectFirestoreEmulator,
  getFirestore,
  runTransaction,
  type Transaction,
} from 'firebase/firestore/lite';
import { emulators, firebaseApp } from './firebaseApp.ts';
import { operationTimeoutMs, withTimeout } from './timeout.ts';

refuseForeignAnswers();

/** For writes and for reads that are not live: each is its own `fetch`, so a lost one blocks no other (decision 039). */
export const firestoreLite = getFirestore(firebaseApp);

if (emulators) connectFirestoreEmulator(firestoreLite, emulators.hostname, emulators.firestorePort);

/** Covers a lost race or a short network outage. */
const maxAttempts = 3;

/**
 * Succeeds or fails before the deadline, even offline. `write` must be safe to repeat: it can run several times, and a
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
  // Offline, it fails immediately instead of being applied if the network is back seconds later.
  const options = { maxAttempts: navigator.onLine ? maxAttempts : 1 };
  return withTimeout(runTransaction(firestoreLite, attempt, options));
}

/**
 * The SDK treats any 200 response as a stored write, even the empty one of a content blocker or the page of a
 * captive portal. It accepts no other `fetch`.
 */
function refuseForeignAnswers(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!/\/documents:commit\b/.test(String(input)) || !response.ok) return response;
    const answer: unknown = await response.clone().json();
    if (!(answer instanceof Object && 'commitTime' in answer))
      throw new TypeError('Not a response from Firestore');
    return response;
  };
}
