import type { SubmissionContent } from './submissionFields.ts';

export const submissionStatuses = ['new', 'read', 'replied'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

/** `timestamp` is in ms since 1970, `null` if missing. */
export type Submission = SubmissionContent & {
  id: string;
  timestamp: number | null;
  status: SubmissionStatus;
};
