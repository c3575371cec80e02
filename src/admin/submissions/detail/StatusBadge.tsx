import Chip from '@mui/material/Chip';
import type { SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { statusColors, statusLabels } from './status.ts';

type StatusBadgeProps = { status: SubmissionStatus };

export function StatusBadge({ status }: StatusBadgeProps) {
  return <Chip variant="badge" color={statusColors[status]} label={statusLabels[status]} />;
}
