import { withTimeout } from './timeout.ts';
import { verifySession } from './verifySession.ts';

/** `read` must ask the server, never the cache: an unreachable server must not look like an empty list. */
export async function readOnce<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(read());
  } catch (error) {
    await verifySession(error);
    throw error;
  }
}
