import { addNotificationPlace } from './notificationContainers.ts';

/** Stands inside every dialog in which something can be said: notifications come here while it is open. */
export function NotificationContainer() {
  return <div ref={(place) => (place ? addNotificationPlace(place) : undefined)} />;
}
