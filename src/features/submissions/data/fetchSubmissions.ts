import {
  doc,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { type Result, toResult } from '#src/components/result.ts';
import { nextCursor } from '#src/firebase/nextCursor.ts';
import { readOnce } from '#src/firebase/readOnce.ts';
import { submissionMessages } from './messages.ts';
import { type Submission, type SubmissionStatus, submissionStatuses } from './submission.ts';
import { submissions } from './submissionCollection.ts';
import { filteredSubmissions, firstSubmissionPage, type SubmissionPage } from './submissionQueries.ts';

/** Where a page ended, exactly. */
export type SubmissionCursor = QueryDocumentSnapshot<Submission>;

/** A page of submissions; `after` leads to the next one and is `null` on the last. */
export type SubmissionRows = { submissions: Submission[]; after: SubmissionCursor | null };

type PageBehind = SubmissionPage & { after?: SubmissionCursor | null };

/** Reads one page of submissions behind `after`, once. */
export function fetchSubmissionPage(page: PageBehind): Promise<Result<SubmissionRows>> {
  return toResult(submissionMessages.list, () => readSubmissionPage(page));
}

/**
 * The same for operations of many pages.
 * @throws the underlying error
 */
export async function readSubmissionPage(page: PageBehind): Promise<SubmissionRows> {
  const first = firstSubmissionPage(page);
  const { docs } = await readOnce(() =>
    getDocsFromServer(page.after ? query(first, startAfter(page.after)) : first),
  );
  return {
    submissions: docs.map((row) => row.data()),
    after: nextCursor(docs, page.size),
  };
}

/** Reads one submission; `null` when there is none of that id. */
export function fetchSubmission(id: string): Promise<Result<{ submission: Submission | null }>> {
  return toResult(submissionMessages.list, async () => {
    const found = await readOnce(() => getDocFromServer(doc(submissions, id)));
    return { submission: found.data() ?? null };
  });
}

/** Said when the counters cannot be had; visitors never download it. */
export const countFailure = 'Failed to count submissions';

export type SubmissionCounts = Record<SubmissionStatus | 'total', number>;

/** Counts all submissions and those of each status without reading them: the dashboard's four counters. */
export function countSubmissions(): Promise<Result<SubmissionCounts>> {
  return toResult(countFailure, async () => {
    const [total = 0, ...perStatus] = await readOnce(() =>
      Promise.all([undefined, ...submissionStatuses].map(countOf)),
    );
    const [fresh = 0, read = 0, replied = 0] = perStatus;
    return { total, new: fresh, read, replied };
  });
}

async function countOf(status?: SubmissionStatus): Promise<number> {
  return (await getCountFromServer(filteredSubmissions(status))).data().count;
}
