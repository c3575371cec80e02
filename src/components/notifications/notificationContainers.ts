import { createStore } from '#src/components/runtime/createStore.ts';

/** Of open dialogs, that of the dialog in front at the end. */
export const notificationContainers = createStore<readonly HTMLElement[]>([]);

/** An open dialog hides everything beside it and traps the keyboard, so notifications with Retry must be inside. */
export function registerContainer(container: HTMLElement): () => void {
  const { get, set } = notificationContainers;
  // A dialog behind another one can be drawn anew; the one opened last stands last in the document.
  set([...get(), container].sort(byDocumentOrder));
  return () => set(get().filter((other) => other !== container));
}

function byDocumentOrder(one: HTMLElement, other: HTMLElement): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
