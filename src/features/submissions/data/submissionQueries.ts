import { limit, orderBy, type Query, query, startAt, Timestamp, where } from 'firebase/firestore';
import type { Submission, SubmissionStatus } from './submission.ts';
import { submissions } from './submissionCollection.ts';

export type SubmissionFilter = {
  status?: SubmissionStatus | undefined;
  /** All stored spellings of one address. */
  emails?: readonly string[] | undefined;
};

export type SubmissionPage = SubmissionFilter & {
  direction: 'asc' | 'desc';
  /** Start of the list, in ms since 1970. */
  from?: number | undefined;
  size: number;
};

export function filteredSubmissions({ status, emails }: SubmissionFilter = {}): Query<Submission> {
  return query(
    submissions(),
    ...(status ? [where('status', '==', status)] : []),
    ...(emails ? [where('email', 'in', emails)] : []),
  );
}

export function firstSubmissionPage({ direction, from, size, ...filter }: SubmissionPage): Query<Submission> {
  return query(
    filteredSubmissions(filter),
    orderBy('timestamp', direction),
    ...(from === undefined ? [] : [startAt(Timestamp.fromMillis(from))]),
    limit(size),
  );
}
