import { useConfirm } from '#src/admin/shared/dialogs/useConfirm.tsx';
import { statusLabels, submissionCount } from '#src/admin/submissions/submissionLabels.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import type { SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { setSubmissionStatus } from '#src/features/submissions/data/updateSubmissions.ts';
import type { BulkUpdates, Ids } from './useBulkUpdates.ts';
import { useDeletion } from './useDeletion.ts';
import { type SubmissionViews, useLocalUpdates } from './useLocalUpdates.ts';

export function useSubmissionActions(views: SubmissionViews, updates: BulkUpdates) {
  const { confirm, dialog } = useConfirm();
  const local = useLocalUpdates(views);
  const deletion = useDeletion({ views, updates, confirm, onDeleted: applyDeletion });

  function applyDeletion(ids: Ids) {
    updates.addDeleted(ids);
    local.applyDeletion(ids);
  }

  async function setStatus(ids: Ids, status: SubmissionStatus, isRetry = false): Promise<void> {
    const update = (some: Ids) => setSubmissionStatus(some, status);
    const onRetry = (left: Ids) => void setStatus(left, status, true);
    const { done, gone, isComplete } = await updates.run(ids, update, onRetry);
    if (gone.length > 0) applyDeletion(gone);
    if (done.length > 0) local.applyStatus(done, status);
    // The status of a single submission shows by itself.
    if (!isComplete || (ids.length === 1 && gone.length === 0 && !isRetry)) return;
    notify({ severity: 'success', message: statusMessage(done.length, gone.length, status) });
  }

  return {
    setStatus: (ids: Ids, status: SubmissionStatus) => void setStatus(ids, status),
    remove: deletion.remove,
    removeSelected: deletion.removeSelected,
    isAnyBusy: updates.isAnyBusy,
    dialog,
  };
}

export type SubmissionActions = ReturnType<typeof useSubmissionActions>;

function statusMessage(done: number, gone: number, status: SubmissionStatus): string {
  const deleted = `${submissionCount(gone)} had been deleted meanwhile`;
  const marked = `${submissionCount(done)} marked as ${statusLabels[status]}`;
  if (gone === 0) return marked;
  return done === 0 ? deleted : `${marked}, ${deleted}`;
}
