import { useState } from 'react';
import { fetchSubmissionPage, type SubmissionCursor } from '#src/features/submissions/listSubmissions.ts';
import { matchesSubmission } from '#src/features/submissions/matchesSubmission.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/submission.ts';
import { useNewestSubmissions } from '#src/features/submissions/useSubmissions.ts';
import { useJustArrived } from './useJustArrived.ts';
import { useRowPages } from './useRowPages.ts';

/** Rows of a page, as many as fit a desktop's screen. */
export const submissionPageSize = 12;

type Filter = {
  status: SubmissionStatus | undefined;
  direction: 'asc' | 'desc';
  viewedId: string | undefined;
};

/** The rows of the dashboard: a page from the server, or what a search finds among the pages read so far. */
export function useSubmissionRows({ status, direction, viewedId }: Filter) {
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const page = { status, direction, size: submissionPageSize };
  const key = `${status ?? 'all'} ${direction}`;
  const pages = useRowPages<Submission, SubmissionCursor>({
    key,
    isAllShown: isSearching,
    failure: submissionMessages.list,
    useFirst(isShown) {
      const live = useNewestSubmissions(page, !isShown);
      return { ...live, data: live.data && { rows: live.data.submissions, after: live.data.after } };
    },
    async fetchPage(after) {
      const result = await fetchSubmissionPage({ ...page, after });
      return result.success ? { ...result, rows: result.submissions } : result;
    },
  });
  const arrived = useJustArrived(key, direction === 'desc' ? pages.first : undefined, viewedId);
  return {
    pages,
    search,
    setSearch,
    isSearching,
    rows: isSearching ? pages.loaded.filter((row) => matchesSubmission(row, search)) : pages.rows,
    arrived,
  };
}
