import type { SubmissionContent } from './submissionFields.ts';

export const submissionStatuses = ['new', 'read', 'replied'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

/** A submission as the admin reads it; `timestamp` is milliseconds since 1970, `null` when missing. */
export type Submission = SubmissionContent & {
  id: string;
  timestamp: number | null;
  status: SubmissionStatus;
};
