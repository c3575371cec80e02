import { contains } from '#src/components/search/searchText.ts';
import { type InvalidDocument, readFields } from '#src/firebase/invalidDocument.ts';
import {
  mapFields,
  type SubmissionContent,
  submissionFieldNames,
  toSubmissionContent,
} from './submissionFields.ts';

export const submissionCollectionName = 'contacts';

export const submissionStatuses = ['new', 'read', 'replied'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];

/** `timestamp` is in ms since 1970, `null` if missing. */
export type Submission = SubmissionContent & {
  id: string;
  timestamp: number | null;
  status: SubmissionStatus;
};

export function toSubmission(
  id: string,
  data: Readonly<Record<string, unknown>>,
): Submission | InvalidDocument<Submission> {
  const fields = readFields(data);
  const values = mapFields((_field, name) => fields.text(name));
  return fields.finish<Submission>({
    id,
    ...toSubmissionContent(values),
    timestamp: fields.time('timestamp'),
    status: fields.option('status', submissionStatuses, 'new'),
  });
}

export type SubmissionFilter = { status?: SubmissionStatus | undefined };

export type SubmissionPage = SubmissionFilter & {
  direction: 'asc' | 'desc';
  /** Start of the list, in ms since 1970. */
  from?: number | undefined;
  size: number;
};

/** Whether the submission contains all words, in any order and field. */
export function matchesSubmission(submission: Submission, words: readonly string[]): boolean {
  return contains(submission, words, textsOf);
}

function textsOf(submission: Submission): string[] {
  return submissionFieldNames.map((name) => submission[name] ?? '');
}
