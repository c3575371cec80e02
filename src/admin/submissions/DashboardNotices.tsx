import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useNewSubmissions } from '#src/admin/NewSubmissionsProvider.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { readStatus } from '#src/admin/shared/readStatus.ts';
import { arrivalMessage } from '#src/admin/submissions/messages.ts';

type NewSubmissionsAlertProps = { isNewestShown: boolean; onShow(): void };

/** Also marks the submissions shown on the dashboard as seen. */
export function NewSubmissionsAlert({ isNewestShown, onShow }: NewSubmissionsAlertProps) {
  const { arrived, unseen, markSeen } = useNewSubmissions();
  const isVisible = useSyncExternalStore(onVisibilityChange, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (isNewestShown && isVisible) markSeen();
  }, [isNewestShown, isVisible, markSeen]);
  return (
    <div role="status">
      <span style={visuallyHidden}>{arrived.length > 0 && arrivalMessage(arrived)}</span>
      {unseen && !isNewestShown && (
        <Alert
          severity="info"
          role="presentation"
          action={
            <Button size="small" color="inherit" variant="text" onClick={onShow}>
              Show
            </Button>
          }
          sx={alertStyle}
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

const shownForMs = 7 * 86_400_000;

/** Says for a week that an email about a submission could not be sent; the background function records it. */
export function MailNotice() {
  const { data: failure } = useQuery({ queryKey: ['mailFailure'], queryFn: fetchMailFailure });
  if (!failure || Date.now() - failure.failedAt > shownForMs) return null;
  return (
    <Alert severity="warning" sx={alertStyle}>
      Couldn't email you about a submission ({formatDateTime(failure.failedAt)}): {failure.error}
    </Alert>
  );
}

async function fetchMailFailure(): Promise<{ failedAt: number; error: string } | null> {
  const { failedAt, error } = await readStatus('mail');
  return typeof failedAt === 'number' && typeof error === 'string' ? { failedAt, error } : null;
}

const alertStyle = { marginBottom: 1 } as const;
