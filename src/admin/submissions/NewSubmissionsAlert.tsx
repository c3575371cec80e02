import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useSyncExternalStore } from 'react';
import { useNewSubmissions } from '#src/admin/NewSubmissionsProvider.tsx';

type NewSubmissionsAlertProps = { isNewestShown: boolean; onShow(): void };

/** Also marks the submissions shown on the dashboard as seen. */
export function NewSubmissionsAlert({ isNewestShown, onShow }: NewSubmissionsAlertProps) {
  const { newest, unseen, markSeen } = useNewSubmissions();
  const isVisible = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (newest && isNewestShown && isVisible) markSeen();
  }, [newest, isNewestShown, isVisible, markSeen]);
  return (
    <div role="status">
      {unseen && !isNewestShown && (
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
          {unseen} new {unseen === '1' ? 'submission' : 'submissions'}
        </Alert>
      )}
    </div>
  );
}

function onVisibilityChange(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
