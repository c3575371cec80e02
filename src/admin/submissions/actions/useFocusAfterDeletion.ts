import { focusRow } from '#src/admin/shared/list/rowId.ts';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import type { Ids } from './useBulkUpdates.ts';
import type { SubmissionViews } from './useLocalUpdates.ts';

export function useFocusAfterDeletion({ url, list: { rows }, opened }: SubmissionViews) {
  const latest = useLatest({ rows, openId: url.openId, isCurrent: url.isCurrent });

  return {
    nearestTo(id: string): readonly Submission[] {
      if (id === url.openId) return opened.nearest;
      const index = rows.findIndex((row) => row.id === id);
      return [...rows.slice(index + 1), ...rows.slice(0, index).reverse()];
    },
    /** Opens the neighbour where a deleted submission was open; otherwise focuses its row. */
    moveOn(deletedIds: Ids, nearest: readonly Submission[]) {
      const { rows: left, openId, isCurrent } = latest.current;
      const isThere = ({ id }: Submission) => !deletedIds.includes(id) && left.some((row) => row.id === id);
      const next = isCurrent() ? nearest.find(isThere) : undefined;
      if (openId === undefined || !deletedIds.includes(openId)) return focusRow(next?.id);
      if (!next) {
        opened.focus.skipFocusRestore(openId);
        return url.close();
      }
      url.open(next.id);
      opened.focus.focusHeading(next.id);
    },
  };
}
