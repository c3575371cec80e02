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
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { readOnce } from '#src/firebase/readOnce.ts';
import { readPage } from '#src/firebase/readPage.ts';
import { type Submission, type SubmissionStatus, submissionStatuses } from './submission.ts';
import { submissions } from './submissionCollection.ts';
import { filteredSubmissions, firstSubmissionPage, type SubmissionPage } from './submissionQueries.ts';

export type SubmissionCursor = QueryDocumentSnapshot<Submission>;

export type FetchedSubmissions = Page<Submission, SubmissionCursor>;

type PageRequest = SubmissionPage & { after?: SubmissionCursor | null };

export function fetchSubmissionPage(page: PageRequest): Promise<Result<FetchedSubmissions>> {
  return toResult(submissionMessages.list, () => readPage(firstSubmissionPage(page), page));
}

/** Ordered by id, which neither a repeated submission nor a missing date affects. @throws the underlying error */
export function readSubmissionBatch(
  batch: Pick<PageRequest, 'status' | 'emails' | 'size' | 'after'>,
): Promise<FetchedSubmissions> {
  const first = query(filteredSubmissions(batch), orderBy(documentId()), limit(batch.size));
  return readPage(first, batch);
}

export function fetchSubmission(id: string): Promise<Result<{ submission: Submission | null }>> {
  return toResult(submissionMessages.list, async () => {
    const found = await readOnce(() => getDocFromServer(doc(submissions(), id)));
    return { submission: found.data() ?? null };
  });
}

export type SubmissionCounts = Record<SubmissionStatus | 'total', number>;

export function countSubmissions(): Promise<Result<{ counts: SubmissionCounts }>> {
  return toResult(submissionMessages.count, async () => {
    const [total = 0, ...perStatus] = await readOnce(() =>
      Promise.all([undefined, ...submissionStatuses].map(countWithStatus)),
    );
    const [newCount = 0, read = 0, replied = 0] = perStatus;
    return { counts: { total, new: newCount, read, replied } };
  });
}

async function countWithStatus(status?: SubmissionStatus): Promise<number> {
  return (await getCountFromServer(filteredSubmissions({ status }))).data().count;
}
