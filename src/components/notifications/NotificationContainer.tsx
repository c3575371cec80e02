import { registerContainer } from './notificationContainers.ts';

/** Belongs into every dialog: notifications are shown in it while it is open. */
export function NotificationContainer() {
  return <div ref={(element) => (element ? registerContainer(element) : undefined)} />;
}
