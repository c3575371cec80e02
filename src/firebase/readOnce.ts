import { firestore, reopenFirestore } from './firebase.ts';
import { TimeoutError, withTimeout } from './timeout.ts';
import { verifySession } from './verifySession.ts';

/** `read` must query the server, never the cache: an unreachable server must not look like an empty list. */
export async function readOnce<T>(read: () => Promise<T>): Promise<T> {
  const used = firestore;
  try {
    return await withTimeout(read());
  } catch (error) {
    if (error instanceof TimeoutError) reopenFirestore(used);
    // Another lost request closed the connection under this one, so read again.
    else if (used !== firestore) return readOnce(read);
    await verifySession(error);
    throw error;
  }
}
