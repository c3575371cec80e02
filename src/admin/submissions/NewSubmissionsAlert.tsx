import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useSyncExternalStore } from 'react';
import { useNewSubmissions } from '#src/admin/new-submissions/NewSubmissionsProvider.tsx';

type NewSubmissionsAlertProps = { isNewestShown: boolean; openId: string | undefined; onShow(): void };

/** Also marks the submissions shown on the dashboard as seen. */
export function NewSubmissionsAlert({ isNewestShown, openId, onShow }: NewSubmissionsAlertProps) {
  const { arrived } = useNewSubmissions();
  useMarkSeen(isNewestShown, openId);
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

function useMarkSeen(isNewestShown: boolean, openId: string | undefined): void {
  const { newest, markSeen, markOpened } = useNewSubmissions();
  const isVisible = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (newest && isNewestShown && isVisible) markSeen();
  }, [newest, isNewestShown, isVisible, markSeen]);
  useEffect(() => {
    if (openId !== undefined) markOpened(openId);
  }, [openId, markOpened]);
}

function onVisibilityChange(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
