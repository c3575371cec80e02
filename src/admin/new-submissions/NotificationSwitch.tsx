import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import { NotificationsOffIcon, NotificationsOnIcon } from '#src/theme/icons.ts';
import { canNotify, useNotificationSwitch } from './useDesktopNotifications.ts';

export function NotificationSwitch() {
  const { isOn, turnOn, turnOff } = useNotificationSwitch();
  if (!canNotify) return null;

  async function handleClick() {
    if (isOn) return turnOff();
    const isAllowed = await turnOn();
    const message = isAllowed
      ? 'You will be notified of new submissions while this browser shows the admin area'
      : 'The browser does not allow notifications for this site';
    notify({ severity: isAllowed ? 'success' : 'error', message });
  }

  const Icon = isOn ? NotificationsOnIcon : NotificationsOffIcon;
  return (
    <Tooltip title={isOn ? 'Notifications are on' : 'Notifications are off'}>
      <IconButton
        aria-label="Notify me of new submissions"
        aria-pressed={isOn}
        onClick={() => void handleClick()}
      >
        <Icon />
      </IconButton>
    </Tooltip>
  );
}
