import { createStore } from '#src/components/state/createStore.ts';

/** Place it in every dialog, above the actions: while the dialog is in front, notifications are shown in it. */
export function NotificationContainer() {
  return <div ref={registerContainer} />;
}

/** One for each open dialog; the last one is in front. */
export const notificationContainers = createStore<readonly HTMLElement[]>([]);

/** An open dialog hides everything else and traps the keyboard, so notifications with Retry must be inside it. */
function registerContainer(container: HTMLElement | null) {
  const { get, set } = notificationContainers;
  if (!container) return undefined;
  // A dialog in the background can be remounted; the one opened last is last in the document.
  set([...get(), container].sort(byDocumentOrder));
  return () => set(get().filter((other) => other !== container));
}

function byDocumentOrder(one: HTMLElement, other: HTMLElement): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
