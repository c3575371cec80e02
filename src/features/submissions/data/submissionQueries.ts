import { limit, orderBy, type Query, query, startAt, Timestamp, where } from 'firebase/firestore';
import type { Submission, SubmissionStatus } from './submission.ts';
import { submissions } from './submissionCollection.ts';

export type SubmissionFilter = {
  /** Only these; all without it. */
  status?: SubmissionStatus | undefined;
  /** Only those of one address, in every spelling it may be stored in. */
  emails?: readonly string[] | undefined;
};

export type SubmissionPage = SubmissionFilter & {
  /** Order by arrival. */
  direction: 'asc' | 'desc';
  /** Where the list begins, in milliseconds since 1970; without it at its end. */
  from?: number | undefined;
  /** Rows of a page. */
  size: number;
};

/** The submissions of a filter without order. */
export function filteredSubmissions({ status, emails }: SubmissionFilter = {}): Query<Submission> {
  return query(
    submissions,
    ...(status ? [where('status', '==', status)] : []),
    ...(emails ? [where('email', 'in', emails)] : []),
  );
}

/** The first page of a list. */
export function firstSubmissionPage({ direction, from, size, ...filter }: SubmissionPage): Query<Submission> {
  return query(
    filteredSubmissions(filter),
    orderBy('timestamp', direction),
    ...(from === undefined ? [] : [startAt(Timestamp.fromMillis(from))]),
    limit(size),
  );
}
