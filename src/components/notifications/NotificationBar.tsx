import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useState } from 'react';
import { remainingMs } from './notificationClock.ts';
import { dismiss, type QueuedNotification } from './notificationQueue.ts';

/** Long enough to read the longest message twice. Failures stay until they are dismissed. */
const autoHideMs = 6000;

type NotificationBarProps = { notification: QueuedNotification };

export function NotificationBar({ notification }: NotificationBarProps) {
  const { id, message, severity, action } = notification;
  const [autoHideDuration] = useState(() => remainingMs(notification, autoHideMs));
  const close = () => dismiss(id);
  const isFailure = severity === 'error';
  const handleAction = () => {
    close();
    action?.onClick();
  };
  return (
    <Snackbar
      open
      autoHideDuration={isFailure ? null : autoHideDuration}
      resumeHideDuration={autoHideMs / 2}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      sx={{ position: 'static' }}
    >
      <SnackbarContent
        role={isFailure ? 'alert' : 'status'}
        message={message}
        action={
          <>
            {action && (
              <Button size="small" color="inherit" variant="text" onClick={handleAction}>
                {action.label}
              </Button>
            )}
            <Button size="small" color="inherit" variant="text" onClick={close}>
              Dismiss
            </Button>
          </>
        }
      />
    </Snackbar>
  );
}
