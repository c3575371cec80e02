import type { ReactElement } from 'react';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { useConfirm } from '#src/admin/shared/dialogs/useConfirm.tsx';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import {
  deletedMessage,
  deleteQuestion,
  hiddenMessage,
  markedMessage,
} from '#src/admin/submissions/messages.ts';
import { statusLabels, submissionName } from '#src/admin/submissions/submissionLabels.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { deleteSubmissions, setSubmissionStatus } from '#src/features/submissions/data/updateSubmissions.ts';
import type { BulkUpdates, Ids } from './useBulkUpdates.ts';
import type { FocusAfterDeletion } from './useFocusAfterDeletion.ts';
import type { LocalUpdates } from './useLocalUpdates.ts';
import type { RowSelection } from './useRowSelection.ts';

type ActionOptions = {
  selection: Pick<RowSelection, 'rows' | 'hiddenCount'>;
  updates: BulkUpdates;
  local: LocalUpdates;
  focus: FocusAfterDeletion;
};

export type SubmissionActions = {
  setStatus(ids: Ids, status: SubmissionStatus): void;
  remove(submission: Submission): void;
  removeSelected(): void;
  isAnyBusy: boolean;
  /** The delete confirmation; render it. */
  dialog: ReactElement | null;
};

export function useSubmissionActions({ selection, updates, local, focus }: ActionOptions): SubmissionActions {
  const { confirm, dialog } = useConfirm();
  const deletion = useDeletion({ selection, updates, focus, confirm, onDeleted: applyDeletion });

  function applyDeletion(ids: Ids) {
    updates.addDeleted(ids);
    local.applyDeletion(ids);
  }

  async function setStatus(ids: Ids, status: SubmissionStatus, isRetry = false): Promise<void> {
    const { done, alreadyDeleted, isComplete } = await updates.run(ids, {
      run: (some) => setSubmissionStatus(some, status),
      onRetry: (remaining) => void setStatus(remaining, status, true),
    });
    if (alreadyDeleted.length > 0) applyDeletion(alreadyDeleted);
    if (done.length > 0) local.applyStatus(done, status);
    // The status of a single submission is visible, so it needs no notification.
    if (!isComplete || (ids.length === 1 && alreadyDeleted.length === 0 && !isRetry)) return;
    notify({ severity: 'success', message: markedMessage(done.length, alreadyDeleted.length, status) });
  }

  return {
    setStatus: (ids, status) => void setStatus(ids, status),
    remove: deletion.remove,
    removeSelected: deletion.removeSelected,
    isAnyBusy: updates.isAnyBusy,
    dialog,
  };
}

type DeletionOptions = {
  selection: Pick<RowSelection, 'rows' | 'hiddenCount'>;
  updates: Pick<BulkUpdates, 'run'>;
  focus: FocusAfterDeletion;
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** Called with the deleted ids, even if others in the same action failed. */
  onDeleted(ids: Ids): void;
};

type Deletion = { remove(submission: Submission): void; removeSelected(): void };

function useDeletion({ selection, updates, focus, confirm, onDeleted }: DeletionOptions): Deletion {
  async function removeNow(ids: Ids, onRemoved: () => void): Promise<void> {
    const { done, isComplete } = await updates.run(ids, {
      run: deleteSubmissions,
      onRetry: (remaining) => void removeNow(remaining, onRemoved),
    });
    if (done.length > 0) onDeleted(done);
    if (!isComplete) return;
    onRemoved();
    notify({ severity: 'success', message: deletedMessage(done.length) });
  }

  async function remove(
    submissions: readonly Submission[],
    hiddenCount: number,
    nearest: readonly Submission[],
  ): Promise<void> {
    if (!(await confirm(deleteConfirmation(submissions, hiddenCount)))) return;
    const ids = submissions.map(({ id }) => id);
    await removeNow(ids, () => focus.moveOn(ids, nearest));
  }

  return {
    remove: (submission) => void remove([submission], 0, focus.nearestTo(submission.id)),
    removeSelected: () => void remove(selection.rows, selection.hiddenCount, focus.shownRows),
  };
}

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
      title: deleteQuestion(1),
      subject: submissionName(first),
      details: [...facts, ...(hiddenCount > 0 ? ['not on this page'] : [])].join(', '),
    };
  }
  const names = submissions.slice(0, maxNames).map(submissionName).join(', ');
  const more = submissions.length - maxNames;
  return {
    ...shared,
    title: deleteQuestion(submissions.length),
    subject: more > 0 ? `${names} and ${more.toLocaleString()} more` : names,
    ...(hiddenCount > 0 && { details: hiddenMessage(hiddenCount) }),
  };
}
