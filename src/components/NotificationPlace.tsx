import { addNotificationPlace } from './notificationPlaces.ts';

/** Stands inside every dialog in which something can be said: notifications come here while it is open. */
export function NotificationPlace() {
  return <div ref={(place) => (place ? addNotificationPlace(place) : undefined)} />;
}
