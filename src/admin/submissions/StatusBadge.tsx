import Chip from '@mui/material/Chip';
import type { SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { statusLabels } from './messages.ts';

type StatusBadgeProps = { status: SubmissionStatus };

export function StatusBadge({ status }: StatusBadgeProps) {
  return <Chip variant="badge" color={colors[status]} label={statusLabels[status]} />;
}

const colors = { new: 'warning', read: 'info', replied: 'success' } as const;
