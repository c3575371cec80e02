import { useState } from 'react';
import { notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import type { BulkResult } from '#src/features/submissions/data/updateSubmissions.ts';

export type Ids = readonly string[];

const none: ReadonlySet<string> = new Set();

export function useBulkUpdates() {
  const [running, setRunning] = useState<readonly Ids[]>([]);
  const [deletedIds, setDeletedIds] = useState(none);

  /** A failure is notified with Retry for what is `left`; `gone` were deleted by somebody else. */
  async function run(ids: Ids, update: (ids: Ids) => Promise<BulkResult>, onRetry: (left: Ids) => void) {
    setRunning((others) => [...others, ids]);
    const result = await update(ids);
    setRunning((all) => all.filter((other) => other !== ids));
    const left = result.success ? [] : result.left;
    if (!result.success) {
      const error = ids.length === 1 ? result.error : `${result.error}s`;
      const part = left.length < ids.length ? `: ${left.length} of ${ids.length} are left` : '';
      notifyFailure(error + part, () => onRetry(left));
    }
    const done = ids.filter((id) => !left.includes(id) && !result.gone.includes(id));
    return { done, gone: result.gone, isComplete: result.success };
  }

  return {
    run,
    addDeleted: (ids: Ids) => setDeletedIds((known) => new Set([...known, ...ids])),
    isAnyBusy: running.length > 0,
    /** Also true of a submission that was deleted here. */
    isBusy: (id: string) => deletedIds.has(id) || running.some((ids) => ids.includes(id)),
  };
}

export type BulkUpdates = ReturnType<typeof useBulkUpdates>;
