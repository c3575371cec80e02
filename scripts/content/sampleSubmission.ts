import type { SubmissionStatus } from '#src/features/submissions/data/submission.ts';

export type SampleSubmission = {
  id: string;
  name: string;
  email: `${string}@${string}.example`;
  company?: string;
  service: string;
  budget?: string;
  message: string;
  status: SubmissionStatus;
  /** ISO 8601, UTC. */
  timestamp: string;
};
