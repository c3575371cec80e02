import { useSyncExternalStore } from 'react';
import { NotificationStack } from './NotificationStack.tsx';
import { onQueueChange, queuedNotifications } from './notificationQueue.ts';

const nothing: ReturnType<typeof queuedNotifications> = [];

/** Shows what `useNotify` says. Stands once in the app. */
export function Notifications() {
  const queue = useSyncExternalStore(onQueueChange, queuedNotifications, () => nothing);
  return queue.length > 0 && <NotificationStack queue={queue} />;
}
