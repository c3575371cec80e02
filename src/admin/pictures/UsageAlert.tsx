import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

type UsageAlertProps = { onRetry(): void };

/** Above the pictures, when the posts that use them could not be searched. */
export function UsageAlert({ onRetry }: UsageAlertProps) {
  return (
    <Alert
      severity="warning"
      sx={{ margin: { xs: 2, sm: 3 } }}
      action={
        <Button size="small" variant="text" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      The posts could not be searched for these pictures.
    </Alert>
  );
}
