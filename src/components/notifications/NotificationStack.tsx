import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { NotificationBar } from './NotificationBar.tsx';
import { notificationContainers } from './notificationContainers.ts';
import type { QueuedNotification } from './notificationQueue.ts';

type NotificationStackProps = { queue: readonly QueuedNotification[] };

/** Leaves room for the screen above them; older ones wait until one of these goes. */
const maxVisible = 3;

/** The last notifications at the lower edge of the screen, the newest one lowest, in front of any dialog. */
export function NotificationStack({ queue }: NotificationStackProps) {
  const containers = useSyncExternalStore(notificationContainers.subscribe, notificationContainers.get);
  return createPortal(
    <Box sx={stackStyle}>
      {queue.slice(-maxVisible).map((notification) => (
        <NotificationBar key={notification.id} {...notification} />
      ))}
    </Box>,
    containers.at(-1) ?? document.body,
  );
}

function stackStyle({ zIndex }: Theme) {
  return {
    position: 'fixed',
    zIndex: zIndex.snackbar,
    bottom: { xs: 8, sm: 24 },
    left: { xs: 8, sm: 24 },
    right: { xs: 8, sm: 'auto' },
    display: 'grid',
    gap: 1,
    justifyItems: { xs: 'stretch', sm: 'start' },
    '& > *': { position: 'static' },
  } as const;
}
