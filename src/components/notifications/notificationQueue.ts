import { offlineMessage, reloadPage } from '#src/components/loading/reloadPage.ts';
import { createStore, type Store } from '#src/components/state/createStore.ts';

type NotificationAction = { label: string; onClick(): void };

type Notification = {
  message: string;
  severity: 'success' | 'error' | 'info';
  actions?: readonly NotificationAction[];
  /** What it is about; its message by default. */
  key?: string;
};

export type QueuedNotification = Notification & { id: number; key: string };

/** After a failure's message. */
const offlineHint = "You're offline.";

const queue = createStore<readonly QueuedNotification[]>([]);
let lastId = 0;

/** Oldest first. */
export const notificationQueue: Pick<Store<readonly QueuedNotification[]>, 'get' | 'subscribe'> = queue;

/** Replaces the notification about the same thing. */
export function notify(notification: Notification): void {
  lastId += 1;
  const { key = notification.message } = notification;
  const others = queue.get().filter((other) => other.key !== key);
  queue.set([...others, { ...notification, key, id: lastId }]);
}

/** Adds the final period that a message lacks, so that a sentence can follow. */
export function asSentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** @param message a failure's, which may have this reason */
export function withOfflineHint(message: string): string {
  return navigator.onLine ? message : `${asSentence(message)} ${offlineHint}`;
}

/** Offers Retry, or else a reload, and says when the browser is offline. @param key what failed */
export function notifyFailure(message: string, onRetry?: () => void, key = message): void {
  const action = onRetry ? { label: 'Retry', onClick: onRetry } : { label: 'Reload', onClick: reload };
  notify({ severity: 'error', message: withOfflineHint(message), actions: [action], key });
}

/** Offline, it says so instead: the browser would replace the page with its error page. */
export function reload(): void {
  const action = { label: 'Reload', onClick: reload };
  if (!reloadPage()) notify({ severity: 'error', message: offlineMessage, actions: [action] });
}

export function dismiss(key: string): void {
  const others = queue.get().filter((notification) => notification.key !== key);
  if (others.length < queue.get().length) queue.set(others);
}

export function dismissSuccesses(): void {
  const others = queue.get().filter(({ severity }) => severity !== 'success');
  if (others.length < queue.get().length) queue.set(others);
}

/** A failure stays, but being offline is no longer the reason. */
function dropOfflineHints(): void {
  const others = queue.get().filter(({ message }) => message !== offlineMessage);
  queue.set(others.map((one) => ({ ...one, message: one.message.replace(` ${offlineHint}`, '') })));
}

// The prerenderer has no window.
globalThis.addEventListener?.('online', dropOfflineHints);
