import { useMemo, useState } from 'react';
import type { Page } from '#src/components/paging/pagedList.ts';
import { usePagedList } from '#src/components/paging/usePagedList.ts';
import { useSearchReader } from '#src/components/paging/useSearchReader.ts';
import type { Result } from '#src/components/result.ts';
import type { SubmissionCursor, SubmissionRows } from '#src/features/submissions/data/fetchSubmissions.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { matchesSubmission } from './submissionRow.ts';

/** Large enough for an archive to be read within seconds, small enough for the first hits to come at once. */
const batchSize = 500;

type SubmissionSearch = {
  /** One key per list. */
  listKey: string;
  /** Empty while nothing is searched for. */
  text: string;
  /** Nothing was typed for a moment. */
  isSettled: boolean;
  /** The newest page, with which the search begins. */
  live: Page<Submission, SubmissionCursor> | undefined;
  pageSize: number;
  fetchBatch(after: SubmissionCursor, size: number): Promise<Result<SubmissionRows>>;
};

/** What a text is found in, page by page, among all rows of a list; they are read on in large batches until the end. */
export function useSubmissionSearch(search: SubmissionSearch) {
  const { listKey, text, isSettled, live, pageSize, fetchBatch } = search;
  const list = usePagedList<Submission, SubmissionCursor>({
    listKey,
    live,
    fetchPage: (after) => fetchBatch(after, batchSize),
  });
  const searchKey = text === '' ? undefined : `${listKey} ${text}`;
  const hits = useMemo(
    () => (text === '' ? [] : list.loaded.filter((row) => matchesSubmission(row, text))),
    [list.loaded, text],
  );
  const reader = useSearchReader({
    searchKey: isSettled ? searchKey : undefined,
    hits: hits.length,
    step: Number.POSITIVE_INFINITY,
    list,
  });
  const [shown, setShown] = useState({ searchKey, index: 0 });
  const lastIndex = Math.max(0, Math.ceil(hits.length / pageSize) - 1);
  const index = shown.searchKey === searchKey ? Math.min(shown.index, lastIndex) : 0;
  return {
    hits,
    index,
    rows: hits.slice(index * pageSize, (index + 1) * pageSize),
    show: (page: number) => setShown({ searchKey, index: page }),
    list,
    reader,
  };
}
