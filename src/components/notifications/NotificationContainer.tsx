import { useLayoutEffect, useRef } from 'react';
import { createStore } from '#src/components/state/createStore.ts';
import { notificationQueue } from './notificationQueue.ts';

type NotificationContainerProps = {
  /** False while the dialog closes: no new notifications are shown in it. */
  isOpen?: boolean;
};

/** Place it in every dialog, above the actions: while the dialog is in front, notifications are shown in it. */
export function NotificationContainer({ isOpen = true }: NotificationContainerProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (element.current ? registerContainer(element.current, isOpen) : undefined), [isOpen]);
  return <div ref={element} />;
}

type NotificationContainer = {
  element: HTMLElement;
  /** For a closing dialog: newer notifications wait until the content behind it is readable. */
  lastId: number;
};

/** One for each open dialog; the last one is in front. */
export const notificationContainers = createStore<readonly NotificationContainer[]>([]);

/** An open dialog hides everything else and traps the keyboard, so notifications with Retry must be inside it. */
function registerContainer(element: HTMLElement, isOpen: boolean): () => void {
  const { get, set } = notificationContainers;
  const lastId = isOpen ? Infinity : (notificationQueue.get().at(-1)?.id ?? 0);
  const container = { element, lastId };
  // A dialog in the background can be remounted; the one opened last is last in the document.
  set([...get(), container].sort(byDocumentOrder));
  return () => set(get().filter((other) => other !== container));
}

function byDocumentOrder(one: NotificationContainer, other: NotificationContainer): number {
  const position = one.element.compareDocumentPosition(other.element);
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
