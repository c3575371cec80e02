import {
  doc,
  documentId,
  getCountFromServer,
  getDocFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
} from 'firebase/firestore';
import type { Page } from '#src/components/paging/pagedList.ts';
import { type Result, toResult } from '#src/components/result.ts';
import { readOnce } from '#src/firebase/readOnce.ts';
import { readPage } from '#src/firebase/readPage.ts';
import { submissionMessages } from './messages.ts';
import { type Submission, type SubmissionStatus, submissionStatuses } from './submission.ts';
import { submissions } from './submissionCollection.ts';
import { filteredSubmissions, firstSubmissionPage, type SubmissionPage } from './submissionQueries.ts';

export type SubmissionCursor = QueryDocumentSnapshot<Submission>;

export type FetchedSubmissions = Page<Submission, SubmissionCursor>;

type PageRequest = SubmissionPage & { after?: SubmissionCursor | null };

export function fetchSubmissionPage(page: PageRequest): Promise<Result<FetchedSubmissions>> {
  return toResult(submissionMessages.list, () => readPage(firstSubmissionPage(page), page));
}

/** In the order of ids, which neither a repeated sending nor a missing date changes. @throws the underlying error */
export function readSubmissionBatch({
  status,
  ...batch
}: Pick<PageRequest, 'status' | 'size' | 'after'>): Promise<FetchedSubmissions> {
  const first = query(filteredSubmissions({ status }), orderBy(documentId()), limit(batch.size));
  return readPage(first, batch);
}

export function fetchSubmission(id: string): Promise<Result<{ submission: Submission | null }>> {
  return toResult(submissionMessages.list, async () => {
    const found = await readOnce(() => getDocFromServer(doc(submissions, id)));
    return { submission: found.data() ?? null };
  });
}

/** Not in `messages.ts`: visitors never download it. */
const countFailure = 'Failed to count submissions';

export type SubmissionCounts = Record<SubmissionStatus | 'total', number>;

export function countSubmissions(): Promise<Result<SubmissionCounts>> {
  return toResult(countFailure, async () => {
    const [total = 0, ...perStatus] = await readOnce(() =>
      Promise.all([undefined, ...submissionStatuses].map(countWithStatus)),
    );
    const [fresh = 0, read = 0, replied = 0] = perStatus;
    return { total, new: fresh, read, replied };
  });
}

async function countWithStatus(status?: SubmissionStatus): Promise<number> {
  return (await getCountFromServer(filteredSubmissions({ status }))).data().count;
}
