import { useQueryClient } from '@tanstack/react-query';
import { submissionQueries, submissionSearchKey } from '#src/admin/submissions/data/submissionQueries.ts';
import { restoreSubmissions } from '#src/admin/submissions/data/updateSubmissions.ts';
import { bulkFailureMessage, restoredMessage } from '#src/admin/submissions/messages.ts';
import { notify, notifyFailure } from '#src/components/notifications/notificationQueue.ts';

/** Moves deleted submissions back into the list. */
export function useRestore() {
  const client = useQueryClient();
  return async function restore(ids: readonly string[]): Promise<boolean> {
    const result = await restoreSubmissions(ids);
    const { counts, deleted } = submissionQueries;
    for (const queryKey of [[submissionSearchKey], counts.queryKey, deleted.queryKey])
      void client.invalidateQueries({ queryKey });
    const { done, remaining } = result;
    if (result.success) {
      // Nothing was left to restore if another tab or a second click was faster.
      if (done.length > 0) notify({ severity: 'success', message: restoredMessage(done.length) });
    } else {
      const message = bulkFailureMessage(result.error, ids.length, remaining.length);
      notifyFailure(message, () => void restore(remaining), `restore ${ids[0]}`);
    }
    return result.success;
  };
}
