import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onQueueChange, queuedNotifications } from './notificationQueue.ts';

const NotificationBar = lazy(async () => ({
  default: (await import('./NotificationBar.tsx')).NotificationBar,
}));

const nothing: ReturnType<typeof queuedNotifications> = [];

/** Shows what `useNotify` says, one at a time; its looks are loaded with the first notification. Stands once in the app. */
export function Notifications() {
  const queue = useSyncExternalStore(onQueueChange, queuedNotifications, () => nothing);
  const [first] = queue;
  return <Suspense fallback={null}>{first && <NotificationBar key={first.id} {...first} />}</Suspense>;
}
