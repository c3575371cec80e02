/** Something that happened, said at the edge of the screen. */
export type Notification = {
  message: string;
  severity: 'success' | 'error' | 'info';
  /** What can be done about it, such as Retry. */
  action?: { label: string; onClick(): void };
};

export type QueuedNotification = Notification & { id: number };

let queue: readonly QueuedNotification[] = [];
let nextId = 1;
const readers = new Set<() => void>();

/** Says it beside what is being said already. The same words are not said twice at a time. */
export function notify(notification: Notification): void {
  const others = queue.filter(({ message }) => message !== notification.message);
  change([...others, { ...notification, id: nextId++ }]);
}

/** Takes a notification away. */
export function dismiss(id: number): void {
  change(queue.filter((notification) => notification.id !== id));
}

/** Takes away a failure that no longer is one. */
export function withdraw(message: string): void {
  if (queue.some((notification) => notification.message === message)) {
    change(queue.filter((notification) => notification.message !== message));
  }
}

/** All that is to be said, first one first; a new list with every change. */
export function queuedNotifications(): readonly QueuedNotification[] {
  return queue;
}

/** Calls back on every change until the returned function is called. */
export function onQueueChange(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

function change(next: readonly QueuedNotification[]): void {
  queue = next;
  for (const reader of readers) reader();
}
