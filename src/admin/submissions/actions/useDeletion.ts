import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { submissionCount } from '#src/admin/submissions/submissionLabels.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { deleteSubmissions } from '#src/features/submissions/data/updateSubmissions.ts';
import { deleteConfirmation } from './deleteConfirmation.ts';
import type { BulkUpdates, Ids } from './useBulkUpdates.ts';
import { useFocusAfterDeletion } from './useFocusAfterDeletion.ts';
import type { SubmissionViews } from './useLocalUpdates.ts';

type DeletionOptions = {
  views: SubmissionViews;
  updates: BulkUpdates;
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** Called with those that were deleted, also when others of the same action were not. */
  onDeleted(ids: Ids): void;
};

export function useDeletion({ views, updates, confirm, onDeleted }: DeletionOptions) {
  const { selection, list } = views;
  const focus = useFocusAfterDeletion(views);

  async function removeNow(ids: Ids, onRemoved: () => void): Promise<void> {
    const onRetry = (left: Ids) => void removeNow(left, onRemoved);
    const { done, isComplete } = await updates.run(ids, deleteSubmissions, onRetry);
    if (done.length > 0) onDeleted(done);
    if (!isComplete) return;
    onRemoved();
    const message = done.length === 1 ? 'Submission deleted' : `${submissionCount(done.length)} deleted`;
    notify({ severity: 'success', message });
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
    remove: (submission: Submission) => void remove([submission], 0, focus.nearestTo(submission.id)),
    removeSelected: () => void remove(selection.rows, selection.hiddenCount, list.rows),
  };
}
