import { restorableDays } from '#src/admin/shared/deletedRecords.ts';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { pageSize } from '#src/admin/shared/list/page.ts';
import { wellFormed } from '#src/components/form/fieldRules.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';

export const statusLabels: Record<SubmissionStatus, string> = {
  new: 'New',
  read: 'Read',
  replied: 'Replied',
};

/** An unreadable submission may have no name. */
export function submissionName({ name, id }: Pick<Submission, 'id' | 'name'>): string {
  return name.trim() || `Unreadable submission ${id.slice(0, 20)}`;
}

const startLength = 140;

/** The beginning of the message, on one line. */
export function messageStart({ message }: Pick<Submission, 'message'>): string {
  const start = wellFormed(message.slice(0, startLength)).replace(/\s+/g, ' ').trim();
  return message.length > startLength ? `${start}...` : start;
}

export function copiedMessage(count: number): string {
  return `${submissionCount(count)} copied`;
}

function submissionCount(count: number): string {
  return count === 1 ? '1 submission' : `${count.toLocaleString()} submissions`;
}

/** Dashboard messages other than the failures in `submissionMessages`. */
export const dashboardMessages = {
  loading: 'Loading submissions...',
  none: 'No submissions found',
  noneNew: 'No submissions are marked New.',
  howToGet: 'Submissions from the contact form appear here.',
  noneOpen: 'Select a submission to view details',
  deleted: 'This submission was deleted',
  emailCopied: 'Email address copied',
  exportCanceled: 'Export canceled',
} as const;

/** @param hidden number of the selected submissions that are on another page or that the search leaves out */
export function hiddenMessage(hidden: number): string {
  return `${hidden.toLocaleString()} not in view`;
}

export function arrivalMessage(submission: Submission): string {
  return `New submission from ${submissionName(submission)}`;
}

/** @param count as many as the dashboard's first page shows, or fewer */
export function arrivalsMessage(count: number): string {
  return `${count}${count === pageSize ? '+' : ''} new submissions`;
}

export const notificationMessages = {
  on: 'Desktop notifications are on. Keep an admin tab open to get them.',
  refused: 'Notifications are blocked. To allow them, click the icon to the left of the URL.',
  unsupported: "This browser can't show notifications from a website. Use a desktop browser.",
} as const;

/** @param fields their names, in words */
export function unreadableMessage(fields: string): string {
  return `Part of this submission can't be read: ${fields}.`;
}

const maxNames = 10;

export function deleteConfirmation(submissions: readonly Submission[], hiddenCount: number): ConfirmOptions {
  const [first] = submissions;
  const isOne = submissions.length === 1;
  const names = submissions.slice(0, maxNames).map(submissionName).join(', ');
  const more = submissions.length - maxNames;
  const facts =
    isOne && first ? [statusLabels[first.status], first.service, formatDateTime(first.timestamp)] : [];
  const hidden = hiddenCount > 0 ? hiddenMessage(hiddenCount) : '';
  const list = [...facts, hidden].filter(Boolean).join(', ');
  return {
    title: `Are you sure you want to delete ${isOne ? 'this submission' : `these ${submissionCount(submissions.length)}`}?`,
    subject: more > 0 ? `${names} and ${more.toLocaleString()} more` : names,
    details: [list, `${isOne ? 'It' : 'Deleted submissions'} can be restored for ${restorableDays} days.`]
      .filter(Boolean)
      .join('. '),
    action: 'Delete',
    isDestructive: true,
  };
}

export function forGoodConfirmation(name: string): ConfirmOptions {
  return {
    title: 'Are you sure you want to delete this submission?',
    subject: name,
    details: "It can't be restored afterward.",
    action: 'Delete for Good',
    isDestructive: true,
  };
}

export function restoredMessage(count: number): string {
  return count === 1 ? 'Submission restored' : `${submissionCount(count)} restored`;
}

export function deletedMessage(count: number): string {
  return count === 1 ? 'Submission deleted' : `${submissionCount(count)} deleted`;
}

export function exportedMessage(count: number, file: string): string {
  return `Exported ${submissionCount(count)} to ${file}`;
}

export function markedMessage(count: number, status: SubmissionStatus): string {
  return `${submissionCount(count)} marked as ${statusLabels[status]}`;
}

export const statusesRestored = 'Former statuses restored';

/**
 * @param error message for a single failure, which ends with 'submission'
 * @param name of the person, if known
 */
export function bulkFailureMessage(error: string, wanted: number, remaining: number, name = ''): string {
  if (wanted === 1) return name === '' ? error : `${error}: ${name}`;
  return remaining === wanted
    ? `${error}s`
    : error.replace(/(the )?submission$/, `${remaining} of ${wanted} submissions`);
}
