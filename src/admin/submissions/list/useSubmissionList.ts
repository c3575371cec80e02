import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useArchiveSearch } from '#src/admin/shared/list/useArchiveSearch.ts';
import { queriedPageSize, useLivePages } from '#src/admin/shared/list/useLivePages.ts';
import { submissionCountsKey } from '#src/admin/submissions/SubmissionCounters.tsx';
import { type SubmissionUrl, startOfList } from '#src/admin/submissions/useSubmissionUrl.ts';
import { fetchSubmissionPage } from '#src/features/submissions/data/fetchSubmissions.ts';
import { type Submission, toSubmission } from '#src/features/submissions/data/submission.ts';
import { submissionFieldNames } from '#src/features/submissions/data/submissionFields.ts';
import { useSubmissionsQuery } from '#src/features/submissions/data/useSubmissions.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';

export type SubmissionList = ReturnType<typeof useSubmissionList>;

/** Large enough to read an archive within seconds, small enough to show the first results quickly. */
const batchSize = 500;

export const submissionSearchKey = 'submissionSearch';

export function useSubmissionList(filter: SubmissionUrl['filter'], text: string) {
  const client = useQueryClient();
  const { status, direction, day } = filter;
  const from = day === undefined ? undefined : startOfList(day, direction);
  const listFilter = { status, direction, from };
  const pages = useLivePages<Submission>({
    listKey: JSON.stringify(listFilter),
    first: useSubmissionsQuery({ ...listFilter, size: queriedPageSize }),
    toRow: toSubmission,
    errorMessage: submissionMessages.list,
    onChange: () => void client.invalidateQueries({ queryKey: submissionCountsKey }),
  });
  const search = useArchiveSearch<Submission>({
    key: [submissionSearchKey, status, direction, from],
    text,
    shownRows: pages.rows,
    fetchBatch: (after) => fetchSubmissionPage({ ...listFilter, size: batchSize, after }),
    matches: useMemo(
      () => (row, words) => (!status || row.status === status) && matchesSubmission(row, words),
      [status],
    ),
  });
  const { rows, pager } = search ?? pages;
  const isWhole = !search && day === undefined && status === undefined && direction === 'desc';

  return {
    rows,
    pager,
    isFirstLoad: pages.isFirstLoad,
    isFetching: pages.isFetching,
    /** Undefined without a text to search for. */
    search,
    isNewestShown: isWhole && !pager.hasPrevious && pages.isConfirmed,
    showFirst: pages.showFirst,
    retry: pages.retry,
  };
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
