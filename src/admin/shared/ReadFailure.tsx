import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { reload } from '#src/components/notifications/notificationQueue.ts';

type ReadFailureProps = {
  message: string;
  /** Without it, offers a reload. */
  onRetry?: () => void;
};

export function ReadFailure({ message, onRetry }: ReadFailureProps) {
  return (
    <Alert
      severity="error"
      sx={{ margin: { xs: 2, sm: 3 } }}
      action={
        <Button size="small" variant="text" onClick={onRetry ?? reload}>
          {onRetry ? 'Retry' : 'Reload'}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
