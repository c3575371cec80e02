import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import type { Theme } from '@mui/material/styles';
import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { hairline } from '#src/theme/mixins.ts';
import { notificationContainers } from './NotificationContainer.tsx';
import { dismiss, type QueuedNotification } from './notificationQueue.ts';

/** Long enough to read the longest message twice, or to decide on an action. Failures stay until they are dismissed or resolved. */
const autoHideMs = { message: 6_000, action: 12_000 };

/** Older ones wait until one of these is dismissed. */
const maxVisible = 3;

type NotificationStackProps = { queue: readonly QueuedNotification[] };

export function NotificationStack({ queue }: NotificationStackProps) {
  const containers = useSyncExternalStore(notificationContainers.subscribe, notificationContainers.get);
  const dialog = containers.at(-1);
  const shown = queue.slice(-maxVisible);
  return createPortal(
    shown.length > 0 && (
      <Box sx={[stackStyle, dialog ? inDialogStyle : onPageStyle]}>
        {shown.map((notification) => (
          <NotificationBar key={notification.id} notification={notification} />
        ))}
      </Box>
    ),
    dialog ?? document.body,
  );
}

function NotificationBar({ notification }: { notification: QueuedNotification }) {
  const { key, message, severity, actions = [] } = notification;
  const cameFrom = useRef<HTMLElement>(null);
  const isFailure = severity === 'error';
  const hideMs = autoHideMs[actions.length > 0 ? 'action' : 'message'];

  function followFocus({ type, currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    cameFrom.current = type === 'focus' ? (relatedTarget as HTMLElement | null) : null;
  }

  /** If focus is here, returns it to where it was before. */
  function close() {
    dismiss(key);
    // The reader may have scrolled away.
    cameFrom.current?.focus({ preventScroll: true });
  }

  return (
    <Snackbar
      open
      autoHideDuration={isFailure ? null : hideMs}
      resumeHideDuration={hideMs / 2}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      sx={{ position: 'static' }}
    >
      <SnackbarContent
        role={isFailure ? 'alert' : 'status'}
        onFocus={followFocus}
        onBlur={followFocus}
        message={message}
        action={
          <>
            {actions.map(({ label, onClick }) => (
              <Button
                key={label}
                size="small"
                color="inherit"
                variant="text"
                onClick={() => {
                  close();
                  onClick();
                }}
              >
                {label}
              </Button>
            ))}
            <Button size="small" color="inherit" variant="text" onClick={close}>
              Dismiss
            </Button>
          </>
        }
      />
    </Snackbar>
  );
}

const stackStyle = { display: 'grid', gap: 1, justifyItems: { xs: 'stretch', sm: 'start' } } as const;

function onPageStyle({ zIndex }: Theme) {
  return {
    position: 'fixed',
    zIndex: zIndex.snackbar,
    bottom: { xs: 8, sm: 24 },
    left: { xs: 8, sm: 24 },
    right: { xs: 8, sm: 'auto' },
  } as const;
}

/**
 * Part of the dialog's layout, so they cover nothing. Their height is limited, to leave room for its content on small screens.
 */
const inDialogStyle = {
  maxHeight: '35dvh',
  overflowY: 'auto',
  padding: { xs: '0.75rem 1rem', sm: '0.75rem 1.5rem' },
  borderTop: hairline,
} as const;
