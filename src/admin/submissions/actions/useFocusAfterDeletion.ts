import { focusRow, nearestRows } from '#src/admin/shared/list/focusRow.ts';
import { useLatest } from '#src/admin/shared/useLatest.ts';
import type { OpenSubmissionState } from '#src/admin/submissions/detail/useOpenSubmission.ts';
import type { SubmissionUrl } from '#src/admin/submissions/useSubmissionUrl.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import type { Ids } from './useBulkUpdates.ts';

type FocusOptions = {
  url: Pick<SubmissionUrl, 'openId' | 'open' | 'close' | 'isCurrent'>;
  shownRows: readonly Submission[];
  opened: Pick<OpenSubmissionState, 'nearest' | 'focus'>;
};

export type FocusAfterDeletion = {
  shownRows: readonly Submission[];
  nearestTo(id: string): readonly Submission[];
  /** Opens the neighbor if a deleted submission was open; otherwise focuses the neighbor's row. */
  moveOn(deletedIds: Ids, nearest: readonly Submission[]): void;
};

export function useFocusAfterDeletion({ url, shownRows, opened }: FocusOptions): FocusAfterDeletion {
  const latest = useLatest({ shownRows, openId: url.openId, isCurrent: url.isCurrent });
  return {
    shownRows,
    nearestTo(id) {
      if (id === url.openId) return opened.nearest;
      return nearestRows(
        shownRows,
        shownRows.findIndex((row) => row.id === id),
      );
    },
    moveOn(deletedIds, nearest) {
      const { shownRows: left, openId, isCurrent } = latest.current;
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
