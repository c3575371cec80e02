import { useSyncExternalStore } from 'react';
import { NotificationStack } from './NotificationStack.tsx';
import { notificationQueue, type QueuedNotification } from './notificationQueue.ts';

const empty: readonly QueuedNotification[] = [];

/** Shows what `notify` is given. Stands once in the app. */
export function Notifications() {
  const queue = useSyncExternalStore(notificationQueue.subscribe, notificationQueue.get, () => empty);
  return queue.length > 0 && <NotificationStack queue={queue} />;
}
