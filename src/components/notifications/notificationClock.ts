import type { QueuedNotification } from './notificationQueue.ts';

const ends = new WeakMap<QueuedNotification, number>();

/**
 * How much longer a notification is shown, in milliseconds. Its time begins with the first call and goes on while it is
 * drawn anew elsewhere: a dialog that opens or closes does not prolong it.
 */
export function remainingMs(notification: QueuedNotification, durationMs: number): number {
  const now = performance.now();
  const end = ends.get(notification) ?? now + durationMs;
  ends.set(notification, end);
  return Math.max(0, end - now);
}
