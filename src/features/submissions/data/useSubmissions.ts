import { listenToQuery } from '#src/firebase/listening.ts';
import { type Live, mapAnswers, useLive } from '#src/firebase/useLive.ts';
import type { SubmissionRows } from './fetchSubmissions.ts';
import { firstSubmissionPage, type SubmissionPage } from './submissionQueries.ts';

/** The first page of submissions, live; `after` leads to the next page, read with `fetchSubmissionPage`. */
export function useNewestSubmissions(page: SubmissionPage, isPaused = false): Live<SubmissionRows> {
  const { status, direction, size } = page;
  return useLive({
    key: `submissions:${JSON.stringify([status, direction, size])}`,
    group: 'submissions',
    readers: 'admin',
    isPaused,
    listen: () =>
      mapAnswers(listenToQuery(firstSubmissionPage(page)), ({ docs }) => ({
        submissions: docs.map((row) => row.data()),
        after: (docs.length < size ? null : docs.at(-1)) ?? null,
      })),
  });
}
