import { registerContainer } from './notificationContainers.ts';

/** Belongs into every dialog, above its actions: notifications are shown in it while the dialog is in front. */
export function NotificationContainer() {
  return <div ref={register} />;
}

function register(element: HTMLElement | null): (() => void) | undefined {
  return element ? registerContainer(element) : undefined;
}
