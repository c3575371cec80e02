import { mapFields } from '#src/components/form/mapFields.ts';
import { readFields, type Stored, toRow } from '#src/firebase/storedFields.ts';
import { type SubmissionContent, submissionFields, toSubmissionContent } from './submissionFields.ts';

export const submissionCollectionName = 'contacts';

export const submissionStatuses = ['new', 'read', 'replied'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

/** `timestamp` is in ms since 1970, `null` if missing. */
export type ReadableSubmission = SubmissionContent & {
  id: string;
  timestamp: number | null;
  status: SubmissionStatus;
  faults?: undefined;
};

/** The admin also sees one that could not be read completely. */
export type Submission = Stored<ReadableSubmission>;

const storedFields = {
  ...mapFields(submissionFields, ({ kind }) => ({ kind: kind === 'option' ? 'text' : kind })),
  timestamp: { kind: 'time' },
  status: { kind: 'option', options: submissionStatuses },
} as const;

export function toSubmission(id: string, data: Readonly<Record<string, unknown>>): Submission {
  const { values, faults } = readFields(storedFields, data);
  const { timestamp, status, ...content } = values;
  const submission = {
    id,
    ...toSubmissionContent(content),
    timestamp,
    status: (status || 'new') as SubmissionStatus,
  };
  return toRow<ReadableSubmission>(submission, faults);
}

export type SubmissionFilter = { status?: SubmissionStatus | undefined };

export type SubmissionPage = SubmissionFilter & {
  direction: 'asc' | 'desc';
  /** Start of the list, in ms since 1970. */
  from?: number | undefined;
  size: number;
};
