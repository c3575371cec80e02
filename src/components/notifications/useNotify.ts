import { type Notification, notify } from './notificationQueue.ts';

/** How a component says that something happened; `Notifications` shows it, wherever it stands. */
export function useNotify(): (notification: Notification) => void {
  return notify;
}
