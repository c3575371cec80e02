import { useMemo, useState } from 'react';
import type { Patch } from '#src/components/paging/pagedList.ts';
import { type PagedListState, usePagedList } from '#src/components/paging/usePagedList.ts';
import { type SearchReading, useSearchReader } from '#src/components/paging/useSearchReader.ts';
import {
  type FetchedSubmissions,
  fetchSubmissionPage,
  type SubmissionCursor,
} from '#src/features/submissions/data/fetchSubmissions.ts';
import type { Submission, SubmissionPage } from '#src/features/submissions/data/submission.ts';
import { submissionFieldNames } from '#src/features/submissions/data/submissionFields.ts';
import { submissionPageSize as pageSize } from './useSubmissionPages.ts';

/** Large enough to read an archive within seconds, small enough to show the first results quickly. */
const batchSize = 500;

type SubmissionSearch = {
  filter: Omit<SubmissionPage, 'size'>;
  listKey: string;
  live: FetchedSubmissions | undefined;
  text: string;
  isSettled: boolean;
};

export type SubmissionSearchState = SearchReading &
  Pick<
    PagedListState<Submission, SubmissionCursor>,
    'rows' | 'loaded' | 'hasMore' | 'offset' | 'hasNextPage' | 'showNext' | 'showPrevious' | 'showFirst'
  > & {
    hits: readonly Submission[];
    hasPreviousPage: boolean;
    patchRows(patch: Patch<Submission>): void;
    restart(): void;
  };

export function useSubmissionSearch({
  filter,
  listKey,
  live,
  text,
  isSettled,
}: SubmissionSearch): SubmissionSearchState {
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
    hasPreviousPage: index > 0,
    hasNextPage: index < lastIndex,
    async showNext() {
      show(index + 1);
      return true;
    },
    showPrevious: () => show(index - 1),
    showFirst: () => show(0),
    patchRows: list.patchRows,
    restart: list.dropOlder,
  };
}

/** Whether the submission contains all words, in any order and field, ignoring case and accents. */
export function matchesSubmission(submission: Submission, text: string): boolean {
  const searchable = searchableText(submission);
  return plainWords(text).every((word) => searchable.includes(word));
}

/** Cached, because a search checks every submission on each key press. */
const searchableTexts = new WeakMap<Submission, string>();

function searchableText(submission: Submission): string {
  const known = searchableTexts.get(submission);
  if (known !== undefined) return known;
  const text = withoutAccents(submissionFieldNames.map((name) => submission[name] ?? '').join('\n'));
  searchableTexts.set(submission, text);
  return text;
}

function plainWords(text: string): string[] {
  return withoutAccents(text).split(/\s+/).filter(Boolean);
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
