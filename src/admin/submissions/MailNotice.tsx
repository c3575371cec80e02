import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { doc, getDoc } from 'firebase/firestore/lite';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { firestoreLite } from '#src/firebase/firestoreLite.ts';
import { request } from '#src/firebase/requests.ts';

type MailFailure = { failedAt: number; error: string };

const shownForMs = 7 * 86_400_000;

/** Says for a week that an email about a submission could not be sent; the background function records it. */
export function MailNotice() {
  const { data: failure } = useQuery({ queryKey: ['mailFailure'], queryFn: fetchMailFailure });
  if (!failure || Date.now() - failure.failedAt > shownForMs) return null;
  return (
    <Alert severity="warning" sx={{ marginBottom: 1 }}>
      Couldn't email you about a submission ({formatDateTime(failure.failedAt)}): {failure.error}
    </Alert>
  );
}

async function fetchMailFailure(): Promise<MailFailure | null> {
  const { failedAt, error } =
    (await request(() => getDoc(doc(firestoreLite, 'status', 'mail')))).data() ?? {};
  return typeof failedAt === 'number' && typeof error === 'string' ? { failedAt, error } : null;
}
