import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useNewSubmissions } from '#src/admin/NewSubmissionsProvider.tsx';
import type { SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { statusLabels } from './messages.ts';

type StatusBadgeProps = { status: SubmissionStatus };

export function StatusBadge({ status }: StatusBadgeProps) {
  return <Chip variant="badge" color={colors[status]} label={statusLabels[status]} />;
}

const colors = { new: 'warning', read: 'info', replied: 'success' } as const;

type NewBadgeProps = { id: string };

/** For a submission that arrived since the admin area was opened. */
export function NewBadge({ id }: NewBadgeProps) {
  const { arrived } = useNewSubmissions();
  if (!arrived.some((submission) => submission.id === id)) return null;
  return (
    <Typography
      component="span"
      variant="caption"
      sx={{ color: 'text.accent', fontWeight: 600, lineHeight: 1.25 }}
    >
      Just arrived
    </Typography>
  );
}
