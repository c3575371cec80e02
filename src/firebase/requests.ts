import type { Transaction } from 'firebase/firestore/lite';
import { auth } from './firebase.ts';
import { runWrite } from './firestoreLite.ts';
import { operationTimeoutMs, withTimeout } from './timeout.ts';
import { verifySession } from './verifySession.ts';

/**
 * A request by the admin. It settles before the deadline. If it fails because the session has expired, it ends the session.
 * @throws the underlying error
 */
export async function request<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(send());
  } catch (error) {
    await verifySession(error);
    throw error;
  }
}

/** A write by the admin. See `runWrite`. */
export function commitWrite<T>(write: (transaction: Transaction) => Promise<T>): Promise<T> {
  // The deadline starts now, as it does in `request`, so it includes the token renewal.
  const deadline = AbortSignal.timeout(operationTimeoutMs);
  return request(async () => {
    // If the session cannot be renewed, this throws; the transaction would hang instead.
    await auth.currentUser?.getIdToken();
    return runWrite(write, deadline);
  });
}
