import { offlineMessage, reloadPage } from '#src/components/browser/reloadPage.ts';
import { createStore, type Store } from '#src/components/state/createStore.ts';

type NotificationAction = { label: string; onClick(): void };

type Notification = {
  message: string;
  severity: 'success' | 'error' | 'info';
  action?: NotificationAction;
};

export type QueuedNotification = Notification & { id: number };

const queue = createStore<readonly QueuedNotification[]>([]);
let lastId = 0;

/** Oldest first. */
export const notificationQueue: Pick<Store<readonly QueuedNotification[]>, 'get' | 'subscribe'> = queue;

/** Replaces a notification with the same message. @returns its id */
export function notify(notification: Notification): number {
  lastId += 1;
  const others = queue.get().filter(({ message }) => message !== notification.message);
  queue.set([...others, { ...notification, id: lastId }]);
  return lastId;
}

/** Offers Retry, or else a reload. @returns the notification's id */
export function notifyFailure(message: string, onRetry?: () => void): number {
  const action = onRetry ? { label: 'Retry', onClick: onRetry } : { label: 'Reload', onClick: reload };
  return notify({ severity: 'error', message, action });
}

/** Offline, it says so instead: the browser would replace the page with its error page. */
export function reload(): void {
  if (!reloadPage()) notifyFailure(offlineMessage);
}

export function dismiss(id: number): void {
  const others = queue.get().filter((notification) => notification.id !== id);
  if (others.length < queue.get().length) queue.set(others);
}

/** Called when a dialog opens: older success messages would only be in the way. */
export function dismissSuccesses(): void {
  const others = queue.get().filter(({ severity }) => severity !== 'success');
  if (others.length < queue.get().length) queue.set(others);
}
