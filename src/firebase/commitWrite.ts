import { runTransaction, type Transaction } from 'firebase/firestore';
import { auth, firestore } from './firebase.ts';
import { withTimeout } from './timeout.ts';
import { verifySession } from './verifySession.ts';

/** Covers a lost race or a short gap in the network; a dead network still fails within seconds. */
const attempts = 3;

/** Fails offline, where the SDK's other writes queue silently. `write` may be sent twice: an answer can be lost. */
export async function commitWrite<T>(write: (transaction: Transaction) => Promise<T>): Promise<T> {
  try {
    return await withTimeout(commit(write));
  } catch (error) {
    await verifySession(error);
    throw error;
  }
}

async function commit<T>(write: (transaction: Transaction) => Promise<T>): Promise<T> {
  // A sign-in that cannot be renewed would leave the transaction hanging.
  await auth.currentUser?.getIdToken();
  return runTransaction(firestore, write, { maxAttempts: attempts });
}
