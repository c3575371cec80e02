import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyWithFallback } from '#src/components/runtime/lazyWithFallback.ts';
import { notificationQueue, type QueuedNotification } from './notificationQueue.ts';

const loadStack = () => import('./NotificationStack.tsx').then((module) => module.NotificationStack);

const NotificationStack = lazyWithFallback(loadStack, () => null);

const empty: readonly QueuedNotification[] = [];

export function Notifications() {
  const queue = useSyncExternalStore(notificationQueue.subscribe, notificationQueue.get, () => empty);
  return (
    queue.length > 0 && (
      <Suspense>
        <NotificationStack queue={queue} />
      </Suspense>
    )
  );
}

/** Fetches the code ahead of the first failure of the network, of which it will have to tell. */
export function usePreloadedNotifications(): void {
  useEffect(() => void loadStack().catch(() => undefined), []);
}
