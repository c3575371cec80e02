import { Badge } from '#src/components/Badge.tsx';
import type { SubmissionStatus } from '#src/features/submissions/data/submission.ts';

type StatusBadgeProps = { status: SubmissionStatus };

/** A submission's status: yellow for new, blue for read, green for replied. */
export function StatusBadge({ status }: StatusBadgeProps) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>;
}

/** What the statuses are called on the screen. */
export const statusNames: Record<SubmissionStatus, string> = { new: 'New', read: 'Read', replied: 'Replied' };

const tones = { new: 'warning', read: 'info', replied: 'success' } as const;
