import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirm } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { focusRow } from '#src/admin/shared/list/focusRow.ts';
import { changeSearchedRows } from '#src/admin/shared/list/useArchiveSearch.ts';
import { neighborsOf, submissionSearchKey } from '#src/admin/submissions/list/useSubmissionList.ts';
import {
  bulkFailureMessage,
  deleteConfirmation,
  deletedMessage,
  markedMessage,
} from '#src/admin/submissions/messages.ts';
import { submissionCountsKey } from '#src/admin/submissions/SubmissionCounters.tsx';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import {
  type BulkResult,
  deleteSubmissions,
  setSubmissionStatus,
} from '#src/features/submissions/data/updateSubmissions.ts';
import type { RowSelection } from './RowSelection.tsx';

type Ids = readonly string[];

type ActionOptions = {
  /** The rows on the screen. */
  rows: readonly Submission[];
  direction: 'asc' | 'desc';
  openId: string | undefined;
  selection: Pick<RowSelection, 'rows' | 'hiddenCount' | 'change'>;
  /** Called before the open submission is deleted, with the one to show instead. */
  onLeave(next: Submission | undefined): void;
};

export type SubmissionActions = ReturnType<typeof useSubmissionActions>;

export function useSubmissionActions(options: ActionOptions) {
  const { rows, direction, openId, selection, onLeave } = options;
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const [running, setRunning] = useState<readonly Ids[]>([]);
  const [deletedHere, setDeletedHere] = useState<Ids>([]);

  /** Shows a failure with Retry for the remaining ones. */
  async function run(ids: Ids, write: (ids: Ids) => Promise<BulkResult>, onRetry: (ids: Ids) => unknown) {
    setRunning((others) => [...others, ids]);
    const result = await write(ids);
    setRunning((all) => all.filter((other) => other !== ids));
    const { alreadyDeleted } = result;
    const remaining = result.success ? [] : result.remaining;
    if (!result.success) {
      const message = bulkFailureMessage(result.error, ids.length, remaining.length);
      notifyFailure(message, () => onRetry(remaining));
    }
    const done = ids.filter((id) => !remaining.includes(id) && !alreadyDeleted.includes(id));
    return { done, alreadyDeleted, isComplete: result.success };
  }

  function applyChange(change: (row: Submission) => Submission | undefined) {
    changeSearchedRows(client, submissionSearchKey, change);
    selection.change(change);
    void client.invalidateQueries({ queryKey: submissionCountsKey });
  }

  async function setStatus(ids: Ids, status: SubmissionStatus, isRetry = false): Promise<void> {
    const { done, alreadyDeleted, isComplete } = await run(
      ids,
      (some) => setSubmissionStatus(some, status),
      (remaining) => setStatus(remaining, status, true),
    );
    if (done.length + alreadyDeleted.length > 0)
      applyChange((row) => {
        if (alreadyDeleted.includes(row.id)) return undefined;
        return done.includes(row.id) ? { ...row, status } : row;
      });
    // The status of a single submission is visible, so it needs no notification.
    if (!isComplete || (ids.length === 1 && alreadyDeleted.length === 0 && !isRetry)) return;
    notify({ severity: 'success', message: markedMessage(done.length, status) });
  }

  async function removeNow(ids: Ids, focusNext: () => void): Promise<void> {
    const { done, isComplete } = await run(ids, deleteSubmissions, (remaining) =>
      removeNow(remaining, focusNext),
    );
    if (done.length > 0) applyChange((row) => (done.includes(row.id) ? undefined : row));
    if (!isComplete) return;
    notify({ severity: 'success', message: deletedMessage(done.length) });
    focusNext();
  }

  async function remove(submissions: readonly Submission[], hiddenCount: number): Promise<void> {
    const ids = submissions.map(({ id }) => id);
    const [first] = submissions;
    if (!first || !(await confirm(deleteConfirmation(submissions, hiddenCount)))) return;
    const { previous, next } = neighborsOf(rows, first, direction);
    const neighbor = submissions.length === 1 ? (next ?? previous) : rows.find(({ id }) => !ids.includes(id));
    const isOpen = openId !== undefined && ids.includes(openId);
    setDeletedHere(ids);
    if (isOpen) onLeave(neighbor);
    await removeNow(ids, () => {
      // A submission that opens takes the focus itself.
      if (!isOpen || !neighbor) focusRow(neighbor?.id);
    });
  }

  return {
    setStatus: (ids: Ids, status: SubmissionStatus) => void setStatus(ids, status),
    remove: (submission: Submission) => void remove([submission], 0),
    removeSelected: () => void remove(selection.rows, selection.hiddenCount),
    isAnyBusy: running.length > 0,
    /** The screen changes as a transition, so the next submission can open after the deletion is known. */
    isDeletedHere: (id: string) => deletedHere.includes(id),
    isBusy: (id: string) => running.some((ids) => ids.includes(id)),
    /** The delete confirmation; render it. */
    dialog,
  };
}
