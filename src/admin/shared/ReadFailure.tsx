import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

type ReadFailureProps = { message: string; onRetry(): void };

/** In the place of something that could not be read. */
export function ReadFailure({ message, onRetry }: ReadFailureProps) {
  return (
    <Alert
      severity="error"
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
