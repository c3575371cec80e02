import Box from '@mui/material/Box';
import { Action } from './Action.tsx';
import { dismiss, type QueuedNotification } from './notificationQueue.ts';

type PlainNotificationsProps = { queue: readonly QueuedNotification[] };

/** The last notification where the network is gone and with it the code that draws them all. */
export function PlainNotifications({ queue }: PlainNotificationsProps) {
  const last = queue.at(-1);
  if (!last) return null;
  const { id, message, action } = last;
  const handleAction = () => {
    dismiss(id);
    action?.onClick();
  };
  return (
    <Box role="alert" sx={plainStyle}>
      {message}
      {action && <Action onClick={handleAction}>{action.label}</Action>}
      <Action onClick={() => dismiss(id)}>Dismiss</Action>
    </Box>
  );
}

const plainStyle = {
  position: 'fixed',
  zIndex: 'snackbar',
  bottom: 8,
  left: 8,
  right: { xs: 8, sm: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  padding: 2,
  border: '1px solid',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const;
