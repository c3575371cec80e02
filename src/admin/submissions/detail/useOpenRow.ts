import { useEffect, useEffectEvent, useState } from 'react';
import { useRead, useReadFailure } from '#src/admin/shared/useRead.ts';
import { dashboardMessages } from '#src/admin/submissions/messages.ts';
import { notify } from '#src/components/notifications/notificationQueue.ts';
import type { Patch } from '#src/components/paging/pagedList.ts';
import { fetchSubmission } from '#src/features/submissions/data/fetchSubmissions.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';

type OpenRowOptions = {
  id: string | undefined;
  rows: readonly Submission[];
  loaded: readonly Submission[];
  /** Index of the first of `rows` in the whole list. */
  offset: number;
  /** While false, an unlisted submission may still appear. */
  isListKnown: boolean;
  isBusy: boolean;
  onMissing(): void;
};

export type ListPosition = {
  index: number;
  /** Index of the row after it, which moves up when this one leaves. */
  nextIndex: number;
  isInList: boolean;
};

type OpenRow = {
  submission: Submission | undefined;
  position: ListPosition | undefined;
  patch(patch: Patch<Submission>): void;
};

/** Remembers the open submission and its position after it leaves the list; reads one that is on no loaded page. */
export function useOpenRow({
  id,
  rows,
  loaded,
  offset,
  isListKnown,
  isBusy,
  onMissing,
}: OpenRowOptions): OpenRow {
  const [last, setLast] = useState<{
    row: Submission;
    place?: { index: number; offset: number } | undefined;
  }>();
  const listed = loaded.find((row) => row.id === id);
  const index = rows.findIndex((row) => row.id === id);
  useEffect(() => {
    if (!listed) return;
    setLast((before) => {
      const lastPlace = before?.row.id === listed.id ? before.place : undefined;
      return { row: listed, place: index === -1 ? lastPlace : { index, offset } };
    });
  }, [listed, index, offset]);

  const handleFound = useEffectEvent((row: Submission | null) => {
    if (row)
      return setLast((before) => ({ row, place: before?.row.id === row.id ? before.place : undefined }));
    notify({ severity: 'info', message: dashboardMessages.missing });
    onMissing();
  });
  const wanted = listed === undefined && isListKnown && !isBusy ? id : undefined;
  const read = useRead(wanted, async (signal) => {
    const result = await fetchSubmission(wanted ?? '');
    if (result.success && !signal.aborted) handleFound(result.submission);
    return result;
  });
  useReadFailure(wanted ?? '', read);

  const known = last?.row.id === id ? last : undefined;
  // With a status filter, continue from the position the submission had when it left the page.
  const lastIndex = known?.place?.offset === offset ? Math.min(known.place.index, rows.length) : undefined;
  const lastPosition =
    lastIndex === undefined ? undefined : { index: lastIndex, nextIndex: lastIndex, isInList: false };
  return {
    submission: listed ?? known?.row,
    position: index === -1 ? lastPosition : { index, nextIndex: index + 1, isInList: true },
    patch(patch) {
      setLast((before) => {
        const row = before && patch(before.row);
        return row && { ...before, row };
      });
    },
  };
}
