import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNewSubmissions } from '#src/admin/new-submissions/NewSubmissionsProvider.tsx';

type NewSubmissionsAlertProps = { isNewestShown: boolean; onShow(): void };

export function NewSubmissionsAlert({ isNewestShown, onShow }: NewSubmissionsAlertProps) {
  const { arrived } = useNewSubmissions();
  const count = isNewestShown ? 0 : arrived.length;
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
