import Box from '@mui/material/Box';
import { Action } from '#src/components/Action.tsx';
import { dismiss, type QueuedNotification } from './notificationQueue.ts';

type PlainNotificationsProps = { queue: readonly QueuedNotification[] };

/** The last notification where the network is gone and with it the code that draws them all. */
export function PlainNotifications({ queue }: PlainNotificationsProps) {
  const last = queue.at(-1);
  if (!last) return null;
  const handle = (then?: () => void) => () => {
    dismiss(last.id);
    then?.();
  };
  return (
    <Box role="alert" sx={plainStyle}>
      {last.message}{' '}
      {last.action && <Action onClick={handle(last.action.onClick)}>{last.action.label}</Action>}
      <Action onClick={handle()}>Dismiss</Action>
    </Box>
  );
}

const plainStyle = {
  position: 'fixed',
  zIndex: 'snackbar',
  bottom: 0,
  padding: 2,
  backgroundColor: 'background.paper',
} as const;
