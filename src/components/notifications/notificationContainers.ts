import { createStore } from '#src/components/runtime/createStore.ts';
import { notificationQueue } from './notificationQueue.ts';

type NotificationContainer = {
  element: HTMLElement;
  /** Of a dialog that closes: newer notifications wait for what is behind it, which cannot be read as yet. */
  lastId: number;
};

/** Of the dialogs on the screen, that of the dialog in front at the end. */
export const notificationContainers = createStore<readonly NotificationContainer[]>([]);

/** An open dialog hides everything beside it and traps the keyboard, so notifications with Retry must be inside. */
export function registerContainer(element: HTMLElement, isOpen: boolean): () => void {
  const { get, set } = notificationContainers;
  const lastId = isOpen ? Infinity : (notificationQueue.get().at(-1)?.id ?? 0);
  const container = { element, lastId };
  // A dialog behind another one can be drawn anew; the one opened last stands last in the document.
  set([...get(), container].sort(byDocumentOrder));
  return () => set(get().filter((other) => other !== container));
}

function byDocumentOrder(one: NotificationContainer, other: NotificationContainer): number {
  const position = one.element.compareDocumentPosition(other.element);
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
