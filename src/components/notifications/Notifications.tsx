import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#src/components/runtime/lazyPart.ts';
import { onQueueChange, queuedNotifications } from './notificationQueue.ts';
import { PlainNotifications } from './PlainNotifications.tsx';

const NotificationStack = lazyPart(
  () => import('./NotificationStack.tsx').then((module) => module.NotificationStack),
  PlainNotifications,
);

const nothing: ReturnType<typeof queuedNotifications> = [];

/** Shows what `useNotify` says; its looks are loaded with the first notification. Stands once in the app. */
export function Notifications() {
  const queue = useSyncExternalStore(onQueueChange, queuedNotifications, () => nothing);
  return <Suspense fallback={null}>{queue.length > 0 && <NotificationStack queue={queue} />}</Suspense>;
}
