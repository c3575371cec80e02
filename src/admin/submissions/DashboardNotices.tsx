import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { functionsSilenceQuery } from '#src/admin/shared/functionsSilence.ts';
import { submissionQueries } from '#src/admin/submissions/data/submissionQueries.ts';
import { arrivalMessage } from '#src/admin/submissions/messages.ts';
import { useNewSubmissions } from './NewSubmissionsProvider.tsx';

type NewSubmissionsAlertProps = { isNewestShown: boolean; onShow(): void };

/** Also marks the submissions shown on the dashboard as seen. */
export function NewSubmissionsAlert({ isNewestShown, onShow }: NewSubmissionsAlertProps) {
  const { latest, unseen, markSeen } = useNewSubmissions();
  useEffect(() => {
    const markShown = () => isNewestShown && !document.hidden && markSeen();
    markShown();
    document.addEventListener('visibilitychange', markShown);
    return () => document.removeEventListener('visibilitychange', markShown);
  }, [isNewestShown, markSeen]);
  return (
    <div role="status">
      <span style={visuallyHidden}>{latest && arrivalMessage(latest)}</span>
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

const shownForMs = 7 * 86_400_000;

/** Says for a week that an email about a submission could not be sent; the background function records it. */
export function MailNotice() {
  const failure = useLastFailure('mail');
  if (!failure || failure.age > shownForMs) return null;
  return (
    <Warning>
      An email about a submission failed on {failure.time}: {failure.error}
    </Warning>
  );
}

/** In ms. Each call retries its release for a few minutes; a failure that lasts this long needs the admin. */
const alertAfterMs = 3_600_000;

/** Says that articles have not reached the site for an hour; the background function records it. */
export function PublishingNotice() {
  const failure = useLastFailure('publishing');
  if (!failure || failure.age < alertAfterMs) return null;
  return (
    <Warning>
      Publishing has been failing since {failure.time}: {failure.error}
    </Warning>
  );
}

/** Its `age` is in ms. */
function useLastFailure(of: 'mail' | 'publishing') {
  const { data, dataUpdatedAt } = useQuery(submissionQueries.status(of));
  const { failedAt, error } = data ?? {};
  if (typeof failedAt !== 'number') return null;
  return { time: formatDateTime(failedAt), age: dataUpdatedAt - failedAt, error: String(error) };
}

/** Says that the functions that email and publish have never run or have stopped: they can't report it themselves. */
export function FunctionsNotice() {
  const { data: silence } = useQuery(functionsSilenceQuery);
  if (!silence) return null;
  return (
    <Warning>
      The background functions haven't run since{' '}
      {silence.ranAt === null ? 'they were deployed' : formatDateTime(silence.ranAt)}. Email notifications,
      publishing and scheduled posts may not be working. Ask your site's operator to check the functions'
      roles and logs.
    </Warning>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <Alert severity="warning" sx={alertStyle}>
      {children}
    </Alert>
  );
}

const alertStyle = { marginBottom: 1 } as const;
