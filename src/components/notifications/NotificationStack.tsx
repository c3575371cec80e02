import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { NotificationBar } from './NotificationBar.tsx';
import { notificationContainers } from './NotificationContainer.tsx';
import type { QueuedNotification } from './notificationQueue.ts';

type NotificationStackProps = { queue: readonly QueuedNotification[] };

/** Older ones wait until one of these is dismissed. */
const maxVisible = 3;

export function NotificationStack({ queue }: NotificationStackProps) {
  const containers = useSyncExternalStore(notificationContainers.subscribe, notificationContainers.get);
  const dialog = containers.at(-1);
  const shown = queue.filter(({ id }) => !dialog || id <= dialog.lastId).slice(-maxVisible);
  return createPortal(
    shown.length > 0 && (
      <Box sx={[stackStyle, dialog ? inDialogStyle : onPageStyle]}>
        {shown.map((notification) => (
          <NotificationBar key={notification.id} notification={notification} />
        ))}
      </Box>
    ),
    dialog?.element ?? document.body,
  );
}

const stackStyle = { display: 'grid', gap: 1 } as const;

function onPageStyle({ zIndex }: Theme) {
  return {
    position: 'fixed',
    zIndex: zIndex.snackbar,
    bottom: { xs: 8, sm: 24 },
    left: { xs: 8, sm: 24 },
    right: { xs: 8, sm: 'auto' },
    justifyItems: { xs: 'stretch', sm: 'start' },
  } as const;
}

/**
 * In the dialog's flow, where they cover nothing. Limited in height, to leave room for its content on small screens.
 */
const inDialogStyle = {
  maxHeight: '35dvh',
  overflowY: 'auto',
  padding: { xs: '0.75rem 1rem', sm: '0.75rem 1.5rem' },
  borderTop: '1px solid',
  borderColor: 'divider',
  justifyItems: { xs: 'stretch', sm: 'start' },
} as const;
