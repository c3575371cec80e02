import { withTimeout } from './timeout.ts';
import { verifySession } from './verifySession.ts';

/**
 * Runs a one-off read with a definite end.
 * @param read a read that asks the server, never the cache: an unreachable server must not look like an empty list
 * @throws the underlying error
 */
export async function readOnce<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(read());
  } catch (error) {
    await verifySession(error);
    throw error;
  }
}
