import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

type ReadFailureProps = {
  message: string;
  onRetry(): void;
};

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
