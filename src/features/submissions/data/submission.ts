export const submissionStatuses = ['new', 'read', 'replied'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

/** An enquiry as the admin reads it (spec 3); `timestamp` is milliseconds since 1970, `null` when missing. */
export type Submission = {
  id: string;
  name: string;
  email: string;
  company?: string;
  service: string;
  budget?: string;
  message: string;
  timestamp: number | null;
  status: SubmissionStatus;
};

/** Longest texts in characters; `firestore.rules` repeats them. */
export const submissionLimits = { name: 100, email: 254, company: 120, message: 5_000 } as const;
