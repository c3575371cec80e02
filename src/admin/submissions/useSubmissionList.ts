import { useState } from 'react';
import { usePagedList } from '#src/admin/shared/usePagedList.ts';
import {
  fetchSubmissionPage,
  type SubmissionCursor,
} from '#src/features/submissions/data/fetchSubmissions.ts';
import { submissionMessages } from '#src/features/submissions/data/messages.ts';
import type { Submission, SubmissionStatus } from '#src/features/submissions/data/submission.ts';
import { useNewestSubmissions } from '#src/features/submissions/data/useSubmissions.ts';
import { matchesSubmission } from './matchesSubmission.ts';
import { useNewSubmissions } from './useNewSubmissions.ts';

/** Rows of a page, as many as fit a desktop's screen. */
export const submissionPageSize = 12;

type Filter = {
  status: SubmissionStatus | undefined;
  direction: 'asc' | 'desc';
  viewedId: string | undefined;
};

/** The rows of the dashboard: a page from the server, or what a search finds among the pages read so far. */
export function useSubmissionList({ status, direction, viewedId }: Filter) {
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const page = { status, direction, size: submissionPageSize };
  const key = `${status ?? 'all'} ${direction}`;
  const pages = usePagedList<Submission, SubmissionCursor>({
    key,
    isAllShown: isSearching,
    failure: submissionMessages.list,
    useFirst() {
      const live = useNewestSubmissions(page);
      return { ...live, data: live.data && { rows: live.data.submissions, after: live.data.after } };
    },
    async fetchPage(after) {
      const result = await fetchSubmissionPage({ ...page, after });
      return result.success ? { ...result, rows: result.submissions } : result;
    },
  });
  const arrived = useNewSubmissions(key, direction === 'desc' ? pages.first : undefined, viewedId);
  return {
    pages,
    search,
    setSearch,
    isSearching,
    rows: isSearching ? pages.loaded.filter((row) => matchesSubmission(row, search)) : pages.rows,
    arrived,
  };
}
