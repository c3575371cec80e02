import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { statusLabels, submissionCount, submissionName } from '#src/admin/submissions/submissionLabels.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';

const maxNames = 10;

export function deleteConfirmation(submissions: readonly Submission[], hiddenCount: number): ConfirmOptions {
  const [first] = submissions;
  const shared = { action: 'Delete', isDestructive: true };
  if (submissions.length === 1 && first) {
    const facts = [statusLabels[first.status], first.service, formatDateTime(first.timestamp)].filter(
      Boolean,
    );
    return {
      ...shared,
      title: 'Are you sure you want to delete this submission?',
      subject: submissionName(first),
      details: [...facts, ...(hiddenCount > 0 ? ['not on this page'] : [])].join(', '),
    };
  }
  const names = submissions.slice(0, maxNames).map(submissionName).join(', ');
  const more = submissions.length - maxNames;
  return {
    ...shared,
    title: `Are you sure you want to delete these ${submissionCount(submissions.length)}?`,
    subject: more > 0 ? `${names} and ${more.toLocaleString()} more` : names,
    ...(hiddenCount > 0 && {
      details: `${hiddenCount.toLocaleString()} of them ${hiddenCount === 1 ? 'is' : 'are'} not on this page.`,
    }),
  };
}
