import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

type NewSubmissionsAlertProps = { count: number; onShow(): void };

export function NewSubmissionsAlert({ count, onShow }: NewSubmissionsAlertProps) {
  return (
    <div role="status">
      {count > 0 && (
        <Alert
          severity="info"
          role="presentation"
          action={
            <Button size="small" color="inherit" variant="text" onClick={onShow}>
              Show
            </Button>
          }
          sx={{ marginBottom: 1 }}
        >
          {count} new {count === 1 ? 'submission' : 'submissions'}
        </Alert>
      )}
    </div>
  );
}
