import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { focusRowInstead } from '#src/admin/shared/list/focusRow.ts';
import { changeSearchedRows } from '#src/admin/shared/list/useArchiveSearch.ts';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { submissionQueries, submissionSearchKey } from '#src/admin/submissions/data/submissionQueries.ts';
import { deleteSubmissions, setSubmissionStatus } from '#src/admin/submissions/data/updateSubmissions.ts';
import { neighborsOf, type SubmissionUrl } from '#src/admin/submissions/list/useSubmissionList.ts';
import {
  bulkFailureMessage,
  deleteConfirmation,
  deletedMessage,
  markedMessage,
  statusesRestored,
} from '#src/admin/submissions/messages.ts';
import { dismiss, notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import {
  type Submission,
  type SubmissionStatus,
  submissionStatuses,
} from '#src/features/submissions/data/submission.ts';
import type { RowSelection } from './RowSelection.tsx';
import { useRestore } from './useRestore.ts';

type Ids = readonly string[];
type Write = { ids: Ids; status: SubmissionStatus | undefined };

let writeCount = 0;

/** The key of the last write of each submission. */
const lastWrites = new Map<string, string>();

/** The submissions that each notification offers to retry. Like the notifications, they outlive the dashboard. */
const failures = new Map<string, Ids>();

export type SubmissionActions = ReturnType<typeof useSubmissionActions>;

/** @param rows those on the screen */
export function useSubmissionActions(
  rows: readonly Submission[],
  url: SubmissionUrl,
  selection: RowSelection,
) {
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const restore = useRestore();
  const latestUrl = useLatest(url);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ ids, status }: Write) =>
      status ? setSubmissionStatus(ids, status) : deleteSubmissions(ids),
    // One after another, so that the last of two statuses wins.
    scope: { id: 'submissions' },
  });

  /** Sets the status, or deletes if there is none. If it fails, it offers Retry for the rest. @returns whether all succeeded */
  async function write(ids: Ids, status?: SubmissionStatus, isUndo = false): Promise<boolean> {
    if (ids.length === 0) return true;
    writeCount += 1;
    const key = `submissions ${writeCount}`;
    const before = new Map([...selection.rows, ...rows].map((row) => [row.id, row]));
    for (const id of ids) lastWrites.set(id, key);
    const result = await mutateAsync({ ids, status });
    const { done } = result;
    // A Retry must not undo a later change.
    const remaining = notWrittenSince(key, result.remaining);
    for (const [other, failed] of failures) if (notWrittenSince(other, failed).length === 0) forget(other);
    const written = ids.filter((id) => !result.remaining.includes(id));
    if (written.length > 0) {
      const change = (row: Submission) => {
        if (!written.includes(row.id)) return row;
        return status && done.includes(row.id) ? { ...row, status } : undefined;
      };
      changeSearchedRows(client, submissionSearchKey, change);
      selection.change(change);
      void client.invalidateQueries({ queryKey: submissionQueries.counts.queryKey });
    }

    if (!result.success && remaining.length > 0) {
      const message = bulkFailureMessage(
        result.error,
        ids.length,
        remaining.length,
        before.get(remaining[0] ?? '')?.name,
      );
      failures.set(key, remaining);
      notifyFailure(message, () => void write(notWrittenSince(key, remaining), status), key);
    }
    if (!status && done.length > 0) {
      const actions = [{ label: 'Undo', onClick: () => void restore(done) }];
      notify({ severity: 'success', message: deletedMessage(done.length), actions, key: `deletion ${key}` });
    }
    // The status of a single submission is visible, so it needs no notification.
    if (result.success && status && ids.length > 1 && !isUndo) {
      const actions = [{ label: 'Undo', onClick: () => void undo() }];
      notify({
        severity: 'success',
        message: markedMessage(done.length, status),
        actions,
        key: `mark ${key}`,
      });
    }
    return result.success;

    /** Except for what was marked again since. */
    async function undo(): Promise<void> {
      const unchanged = notWrittenSince(key, done);
      const former = (one: SubmissionStatus) =>
        unchanged.filter((id) => before.get(id)?.status === one && one !== status);
      const written = await Promise.all(submissionStatuses.map((one) => write(former(one), one, true)));
      if (written.every(Boolean))
        notify({ severity: 'success', message: statusesRestored, key: `mark ${key}` });
    }
  }

  async function remove(submissions: readonly Submission[], hiddenCount: number): Promise<void> {
    const ids = submissions.map(({ id }) => id);
    const [first] = submissions;
    if (!first || !(await confirm(deleteConfirmation(submissions, hiddenCount)))) return;
    // Back, or a row that opened late, may have changed it during the confirmation.
    const { openId, direction, open, close } = latestUrl.current;
    const remaining = rows.filter(({ id }) => id === first.id || !ids.includes(id));
    const { previous, next = previous } = neighborsOf(remaining, first, direction);
    const isOpen = openId !== undefined && ids.includes(openId);
    if (isOpen && next) open(next.id, false);
    else if (isOpen) close();
    // A submission that opens takes focus itself.
    if ((await write(ids)) && !(isOpen && next)) focusRowInstead(next?.id);
  }

  return {
    setStatus: (ids: Ids, status: SubmissionStatus) => void write(ids, status),
    remove: (submission: Submission) => void remove([submission], 0),
    removeSelected: () => void remove(selection.rows, selection.hiddenCount),
    isBusy: isPending,
    /** The delete confirmation; render it. */
    dialog,
  };
}

function notWrittenSince(key: string, ids: Ids): Ids {
  return ids.filter((id) => lastWrites.get(id) === key);
}

function forget(key: string): void {
  failures.delete(key);
  dismiss(key);
}
