import type { QueuedNotification } from './notificationQueue.ts';

const ends = new WeakMap<QueuedNotification, number>();

/** The time begins with the first call and goes on while the notification is drawn anew, as in a dialog that opens. */
export function remainingMs(notification: QueuedNotification, durationMs: number): number {
  const now = performance.now();
  const end = ends.get(notification) ?? now + durationMs;
  ends.set(notification, end);
  return Math.max(0, end - now);
}
