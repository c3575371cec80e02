import { limit, orderBy, type Query, query, where } from 'firebase/firestore';
import type { Submission, SubmissionStatus } from './submission.ts';
import { submissions } from './submissionCollection.ts';

export type SubmissionPage = {
  /** Only these; all without it. */
  status?: SubmissionStatus | undefined;
  /** Order by arrival. */
  direction: 'asc' | 'desc';
  /** Rows of a page. */
  size: number;
};

/** The submissions of a status, or all, without order. */
export function filteredSubmissions(status?: SubmissionStatus): Query<Submission> {
  return status ? query(submissions, where('status', '==', status)) : submissions;
}

/** The first page of the filtered submissions. */
export function firstSubmissionPage({ status, direction, size }: SubmissionPage): Query<Submission> {
  return query(filteredSubmissions(status), orderBy('timestamp', direction), limit(size));
}
