import { useState } from 'react';
import type { ConfirmOptions } from '#src/admin/shared/ConfirmDialog.tsx';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import { statusLabels } from '#src/admin/submissions/detail/status.ts';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import {
  type BulkResult,
  deleteSubmissions,
  markSubmissions,
} from '#src/features/submissions/data/updateSubmissions.ts';
import { countSubmissionsInWords, deleteConfirmation } from './deleteConfirmation.ts';

type Ids = readonly string[];

type ActionOptions = {
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** Called after submissions were marked on the server, also when others of the same action were not. */
  onStatusSet(ids: Ids, status: SubmissionStatus): void;
  /** Called after submissions were deleted, or found deleted by somebody else. */
  onDeleted(ids: Ids): void;
};

const none: ReadonlySet<string> = new Set();

/** What the admin does to submissions, one or many: each says how it ended, and a failure can be tried again. */
export function useSubmissionActions(options: ActionOptions) {
  const latest = useLatest(options);
  const [running, setRunning] = useState<readonly Ids[]>([]);
  const [deletedIds, setDeletedIds] = useState(none);

  /** Runs an operation, and the rest of it when it failed and Retry is pressed; gives what was done. */
  async function run(ids: Ids, operation: (ids: Ids) => Promise<BulkResult>, retry: (left: Ids) => void) {
    setRunning((others) => [...others, ids]);
    const result = await operation(ids);
    setRunning((all) => all.filter((other) => other !== ids));
    const left = result.success ? [] : result.left;
    if (result.gone.length > 0) reportDeleted(result.gone);
    if (!result.success) {
      const error = ids.length === 1 ? result.error : `${result.error}s`;
      const part = left.length < ids.length ? `: ${left.length} of ${ids.length} are left` : '';
      notifyFailure(error + part, () => retry(left));
    }
    const done = ids.filter((id) => !left.includes(id) && !result.gone.includes(id));
    return { done, gone: result.gone.length, isDone: result.success };
  }

  function reportDeleted(ids: Ids) {
    setDeletedIds((known) => new Set([...known, ...ids]));
    latest.current.onDeleted(ids);
  }

  async function setStatus(ids: Ids, status: SubmissionStatus, isRetry = false): Promise<void> {
    const operation = (some: Ids) => markSubmissions(some, status);
    const { done, gone, isDone } = await run(ids, operation, (left) => void setStatus(left, status, true));
    if (done.length > 0) latest.current.onStatusSet(done, status);
    if (!isDone || (ids.length === 1 && gone === 0 && !isRetry)) return;
    const deleted = `${countSubmissionsInWords(gone)} had been deleted meanwhile`;
    const marked = `${countSubmissionsInWords(done.length)} marked as ${statusLabels[status]}`;
    const message = gone === 0 ? marked : done.length === 0 ? deleted : `${marked}, ${deleted}`;
    notify({ severity: 'success', message });
  }

  async function removeNow(ids: Ids, onRemoved: () => void): Promise<void> {
    const { done, isDone } = await run(ids, deleteSubmissions, (left) => void removeNow(left, onRemoved));
    if (done.length > 0) reportDeleted(done);
    if (!isDone) return;
    onRemoved();
    const message =
      done.length === 1 ? 'Submission deleted' : `${countSubmissionsInWords(done.length)} deleted`;
    notify({ severity: 'success', message });
  }

  return {
    isAnyBusy: running.length > 0,
    /** It is being changed, or was deleted here. */
    isBusy: (id: string) => deletedIds.has(id) || running.some((ids) => ids.includes(id)),
    setStatus: (ids: Ids, status: SubmissionStatus) => void setStatus(ids, status),
    /**
     * Asks first. `onRemoved` is called once all of them are gone.
     * @param hiddenCount how many of them are not on the screen
     */
    async remove(
      submissions: readonly Submission[],
      hiddenCount: number,
      onRemoved: () => void,
    ): Promise<void> {
      if (!(await options.confirm(deleteConfirmation(submissions, hiddenCount)))) return;
      await removeNow(
        submissions.map(({ id }) => id),
        onRemoved,
      );
    },
  };
}
