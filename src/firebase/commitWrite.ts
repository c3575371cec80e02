import { runTransaction, type Transaction } from 'firebase/firestore';
import { auth, firestore, reopenFirestore } from './firebase.ts';
import { operationTimeoutMs, TimeoutError, withTimeout } from './timeout.ts';
import { verifySession } from './verifySession.ts';

/** Covers a lost race or a short network outage; without a network, writes still fail within seconds. */
const attempts = 3;

/** How often an unanswered write is sent, each time on a new connection. */
const tries = 2;

/**
 * Fails offline, where the SDK's other writes queue silently. `write` can run twice, because a response can get lost.
 */
export async function commitWrite<T>(write: (transaction: Transaction) => Promise<T>): Promise<T> {
  try {
    return await commitInTime(write, tries);
  } catch (error) {
    await verifySession(error);
    throw error;
  }
}

async function commitInTime<T>(
  write: (transaction: Transaction) => Promise<T>,
  triesLeft: number,
): Promise<T> {
  const used = firestore;
  let isAbandoned = false;
  async function writeInTime(transaction: Transaction): Promise<T> {
    // The SDK may only now start a write that was queued behind a lost one.
    if (isAbandoned) throw new TimeoutError('This write has been given up');
    return write(transaction);
  }
  try {
    return await withTimeout(commit(writeInTime), operationTimeoutMs / tries);
  } catch (error) {
    isAbandoned = true;
    if (error instanceof TimeoutError) reopenFirestore(used);
    // Another lost request may have closed the connection under this write.
    if (used === firestore || triesLeft <= 1) throw error;
    return commitInTime(write, triesLeft - 1);
  }
}

async function commit<T>(write: (transaction: Transaction) => Promise<T>): Promise<T> {
  // If the sign-in cannot be renewed, this throws; the transaction would hang instead.
  await auth.currentUser?.getIdToken();
  return runTransaction(firestore, write, { maxAttempts: attempts });
}
