import Chip from '@mui/material/Chip';
import type { SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { statusLabels } from './messages.ts';

type StatusBadgeProps = { status: SubmissionStatus };

export function StatusBadge({ status }: StatusBadgeProps) {
  return <Chip variant="badge" color={statusColors[status]} label={statusLabels[status]} />;
}

export const statusColors = { new: 'warning', read: 'info', replied: 'success' } as const;
