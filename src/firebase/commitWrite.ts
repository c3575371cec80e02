import { runTransaction, type Transaction } from 'firebase/firestore';
import { auth, firestore } from './firebase.ts';
import { withTimeout } from './timeout.ts';
import { verifySession } from './verifySession.ts';

/** A lost race or a short gap in the network is tried again, a dead network fails within some seconds. */
const attempts = 3;

/**
 * Writes with a definite end: the promise settles with the server's word or with a failure, also offline.
 * Other writes of the SDK queue up in silence until the network returns. What is written must bear being sent twice,
 * since a failure can also mean that only the answer was lost.
 * @throws the underlying error
 */
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
