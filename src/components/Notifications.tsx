import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onQueueChange, queuedNotifications } from './notificationQueue.ts';

const NotificationStack = lazy(async () => ({
  default: (await import('./NotificationStack.tsx')).NotificationStack,
}));

const nothing: ReturnType<typeof queuedNotifications> = [];

/** Shows what `useNotify` says; its looks are loaded with the first notification. Stands once in the app. */
export function Notifications() {
  const queue = useSyncExternalStore(onQueueChange, queuedNotifications, () => nothing);
  return <Suspense fallback={null}>{queue.length > 0 && <NotificationStack queue={queue} />}</Suspense>;
}
