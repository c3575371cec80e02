import { createStore } from '#src/components/runtime/createStore.ts';

/** Elements of open dialogs that take the notifications, the dialog opened last at the end. */
export const notificationContainers = createStore<readonly HTMLElement[]>([]);

/**
 * Shows notifications inside an element. An open dialog hides everything beside it from assistive technology and traps
 * the keyboard, so a notification with its Retry has to be inside.
 * @returns removes the container again
 */
export function registerContainer(container: HTMLElement): () => void {
  const { get, set } = notificationContainers;
  set([...get(), container]);
  return () => set(get().filter((other) => other !== container));
}
