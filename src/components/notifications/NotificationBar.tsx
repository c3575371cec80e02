import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useState } from 'react';
import { dismiss, type QueuedNotification } from './notificationQueue.ts';

/** Long enough to read the longest message twice. Failures stay until dismissed. */
const autoHideMs = 6000;

type NotificationBarProps = { notification: QueuedNotification };

export function NotificationBar({ notification }: NotificationBarProps) {
  const { id, message, severity, action, otherAction } = notification;
  const [autoHideDuration] = useState(() => remainingMs(notification, autoHideMs));
  const close = () => dismiss(id);
  const isFailure = severity === 'error';
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
            {[action, otherAction].map(
              (one) =>
                one && (
                  <Button
                    key={one.label}
                    size="small"
                    color="inherit"
                    variant="text"
                    onClick={() => {
                      close();
                      one.onClick();
                    }}
                  >
                    {one.label}
                  </Button>
                ),
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

const ends = new WeakMap<QueuedNotification, number>();

/** The timer starts with the first call and continues when the notification is remounted, as when a dialog opens. */
function remainingMs(notification: QueuedNotification, durationMs: number): number {
  const now = performance.now();
  const end = ends.get(notification) ?? now + durationMs;
  ends.set(notification, end);
  return Math.max(0, end - now);
}
