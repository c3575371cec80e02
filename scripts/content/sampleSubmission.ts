import type { budgetOptions, serviceOptions } from '#src/content/contact/enquiry.ts';
import type { SubmissionStatus } from '#src/features/submissions/data/submission.ts';

export type SampleSubmission = {
  id: string;
  name: string;
  email: `${string}@${string}.example`;
  company?: string;
  service: (typeof serviceOptions)[number];
  budget?: (typeof budgetOptions)[number];
  message: string;
  status: SubmissionStatus;
  /** ISO 8601, UTC. */
  timestamp: string;
};
