import { useMemo, useState } from 'react';
import { usePagedList } from '#src/components/paging/usePagedList.ts';
import { useSearchReader } from '#src/components/paging/useSearchReader.ts';
import {
  type FetchedSubmissions,
  fetchSubmissionPage,
  type SubmissionCursor,
} from '#src/features/submissions/data/fetchSubmissions.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { submissionFieldNames, submissionFields } from '#src/features/submissions/data/submissionFields.ts';
import type { SubmissionPage } from '#src/features/submissions/data/submissionQueries.ts';
import { submissionPageSize as pageSize } from './useSubmissionPages.ts';

/** Large enough for an archive to be read within seconds, small enough for the first hits to come at once. */
const batchSize = 500;

type SubmissionSearch = {
  filter: Omit<SubmissionPage, 'size'>;
  listKey: string;
  live: FetchedSubmissions | undefined;
  text: string;
  isSettled: boolean;
};

export function useSubmissionSearch({ filter, listKey, live, text, isSettled }: SubmissionSearch) {
  const list = usePagedList<Submission, SubmissionCursor>({
    listKey,
    live,
    fetchPage: (after) => fetchSubmissionPage({ ...filter, size: batchSize, after }),
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
  const show = (page: number) => setShown({ searchKey, index: page });

  return {
    ...reader,
    hits,
    rows: hits.slice(index * pageSize, (index + 1) * pageSize),
    loaded: list.loaded,
    hasMore: list.hasMore,
    offset: index * pageSize,
    hasPrevious: index > 0,
    hasNext: index < lastIndex,
    async showNext(): Promise<boolean> {
      show(index + 1);
      return true;
    },
    showPrevious: () => show(index - 1),
    showFirst: () => show(0),
    patchRows: list.patchRows,
    restart: list.dropOlder,
  };
}

const typedNames = submissionFieldNames.filter((name) => submissionFields[name].kind !== 'option');

/** Whether a field that visitors type into contains the text, in any case. */
export function matchesSubmission(submission: Submission, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return typedNames.some((name) => submission[name]?.toLowerCase().includes(wanted));
}
