import { useState } from 'react';
import { bulkFailureMessage } from '#src/admin/submissions/messages.ts';
import { notifyFailure } from '#src/components/notifications/notificationQueue.ts';
import type { BulkResult } from '#src/features/submissions/data/updateSubmissions.ts';

export type Ids = readonly string[];

type Update = {
  run(ids: Ids): Promise<BulkResult>;
  onRetry(remaining: Ids): void;
};

export type BulkUpdates = {
  /** Shows a failure with Retry for the remaining ones. */
  run(ids: Ids, update: Update): Promise<{ done: Ids; alreadyDeleted: Ids; isComplete: boolean }>;
  addDeleted(ids: Ids): void;
  isAnyBusy: boolean;
  /** Also true for a submission that was just deleted here. */
  isBusy(id: string): boolean;
};

const none: ReadonlySet<string> = new Set();

export function useBulkUpdates(): BulkUpdates {
  const [running, setRunning] = useState<readonly Ids[]>([]);
  const [deletedIds, setDeletedIds] = useState(none);
  return {
    async run(ids, update) {
      setRunning((others) => [...others, ids]);
      const result = await update.run(ids);
      setRunning((all) => all.filter((other) => other !== ids));
      const { alreadyDeleted } = result;
      const remaining = result.success ? [] : result.remaining;
      if (!result.success)
        notifyFailure(bulkFailureMessage(result.error, ids.length, remaining.length), () =>
          update.onRetry(remaining),
        );
      const done = ids.filter((id) => !remaining.includes(id) && !alreadyDeleted.includes(id));
      return { done, alreadyDeleted, isComplete: result.success };
    },
    addDeleted: (ids) => setDeletedIds((known) => new Set([...known, ...ids])),
    isAnyBusy: running.length > 0,
    isBusy: (id) => deletedIds.has(id) || running.some((ids) => ids.includes(id)),
  };
}
