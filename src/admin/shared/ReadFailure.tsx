import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

type ReadFailureProps = {
  message: string;
  severity?: 'error' | 'warning';
  onRetry(): void;
};

export function ReadFailure({ message, severity = 'error', onRetry }: ReadFailureProps) {
  return (
    <Alert
      severity={severity}
      sx={{ margin: { xs: 2, sm: 3 } }}
      action={
        <Button size="small" variant="text" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
