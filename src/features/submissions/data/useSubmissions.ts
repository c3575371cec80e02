import { useMemo } from 'react';
import { type LiveResult, useLiveQuery } from '#src/firebase/live.ts';
import { pageOf } from '#src/firebase/readPage.ts';
import type { FetchedSubmissions } from './fetchSubmissions.ts';
import { firstSubmissionPage, type SubmissionPage } from './submissionQueries.ts';

export function useNewestSubmissions(page: SubmissionPage): LiveResult<FetchedSubmissions> {
  const { data: rows, ...live } = useLiveQuery(firstSubmissionPage(page), { needsSignIn: true });
  const { size } = page;
  const data = useMemo(() => rows && pageOf(rows.docs, size), [rows, size]);
  return { ...live, data };
}
