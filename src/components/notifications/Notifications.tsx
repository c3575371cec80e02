import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { notificationQueue, type QueuedNotification } from './notificationQueue.ts';

const loadStack = async () => ({ default: (await import('./NotificationStack.tsx')).NotificationStack });

// Fails silently, because a notification about it could not be shown either.
const NotificationStack = lazy<ComponentType<{ queue: readonly QueuedNotification[] }>>(() =>
  loadStack().catch(() => ({ default: () => null })),
);

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

/** Preloads the code, which a network failure needs to report itself. */
export function preloadNotifications(): void {
  void loadStack().catch(() => undefined);
}
