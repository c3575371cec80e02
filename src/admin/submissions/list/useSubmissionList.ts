import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { adminBreakpoints } from '#src/admin/shared/adminLayout.ts';
import { useList } from '#src/admin/shared/list/useList.ts';
import { useListUrl } from '#src/admin/shared/list/useListUrl.ts';
import { queriedPageSize } from '#src/admin/shared/list/useLivePages.ts';
import { fetchSubmissionPage } from '#src/admin/submissions/data/fetchSubmissions.ts';
import { matchesSubmission } from '#src/admin/submissions/data/matchesSubmission.ts';
import { submissionQueries, submissionSearchKey } from '#src/admin/submissions/data/submissionQueries.ts';
import { useSubmissionsQuery } from '#src/admin/submissions/data/useSubmissions.ts';
import {
  type Submission,
  submissionStatuses,
  toSubmission,
} from '#src/features/submissions/data/submission.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';

export type SubmissionUrl = ReturnType<typeof useSubmissionUrl>;

export type OpenSubmissionUrl = ReturnType<typeof useNewestOpen>;

export function useSubmissionUrl() {
  const { params, setAll, ...url } = useListUrl('submission');
  return {
    ...url,
    filter: {
      status: submissionStatuses.find((status) => status === params.get('status')),
      direction: url.direction,
      /** Such as '2026-03-09'. */
      day: parseDay(params.get('date')),
    },
    /** Changes only the given filters. */
    setFilter: (changes: { status?: string | undefined; date?: string | undefined }) => setAll(changes),
    showNewest: () => setAll({ status: undefined, order: undefined, date: undefined }, ''),
  };
}

function parseDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return Number.isNaN(Date.parse(text)) ? undefined : text;
}

export type SubmissionListState = ReturnType<typeof useSubmissionList>;

/** Large enough to read an archive within seconds, small enough to show the first results quickly. */
const batchSize = 500;

export function useSubmissionList({ filter: { status, direction, day }, search }: SubmissionUrl) {
  const range = { status, direction, from: day === undefined ? undefined : startOfList(day, direction) };
  const { isConfirmed, ...list } = useList<Submission>({
    key: [submissionSearchKey, status, direction],
    text: search.text,
    first: useSubmissionsQuery({ ...range, size: queriedPageSize }),
    toRow: toSubmission,
    errorMessage: submissionMessages.list,
    countsKey: submissionQueries.counts.queryKey,
    // Searches the whole archive, whatever day the list starts at.
    fetchBatch: (after) => fetchSubmissionPage({ status, direction, size: batchSize, after }),
    matches: useCallback(
      (row, words) => (!status || row.status === status) && matchesSubmission(row, words),
      [status],
    ),
  });
  const isWhole = !list.search && day === undefined && status === undefined && direction === 'desc';
  return { ...list, range, isNewestShown: isWhole && list.pager.page === 0 && isConfirmed };
}

/**
 * Beside the list, the newest submission with the status New opens automatically, until the admin opens another. It is not
 * in the URL and does not take focus, because nobody opened it.
 */
export function useNewestOpen(url: SubmissionUrl, { isNewestShown, rows }: SubmissionListState) {
  const hasPanel = useMediaQuery(adminBreakpoints.panel);
  const [newestId, setNewestId] = useState<string | null>();
  // Chosen once: a later arrival must not replace what the admin is reading.
  if (url.openId !== undefined && newestId !== null) setNewestId(null);
  else if (newestId === undefined && isNewestShown)
    setNewestId(rows.find(({ status }) => status === 'new')?.id ?? null);
  if (url.openId !== undefined || !newestId || !hasPanel) return { ...url, isOpenedAutomatically: false };
  return { ...url, openId: newestId, isOpenedAutomatically: true, close: () => setNewestId(null) };
}

/** In ms since 1970, in this browser's time zone; the end of the day when sorted newest first. */
function startOfList(day: string, direction: 'asc' | 'desc'): number {
  const start = new Date(`${day}T00:00`);
  if (direction === 'desc') start.setDate(start.getDate() + 1);
  return start.getTime();
}

/** The rows around a submission, or around the place it had before its status took it out of the list. */
export function neighborsOf(rows: readonly Submission[], submission: Submission, direction: 'asc' | 'desc') {
  const index = rows.findIndex(({ id }) => id === submission.id);
  if (index !== -1) return { previous: rows[index - 1], next: rows[index + 1] };
  const sign = direction === 'asc' ? 1 : -1;
  const isBehind = (row: Submission) => sign * ((row.timestamp ?? 0) - (submission.timestamp ?? 0)) > 0;
  const behind = rows.findIndex(isBehind);
  return { previous: rows[(behind === -1 ? rows.length : behind) - 1], next: rows[behind] };
}
