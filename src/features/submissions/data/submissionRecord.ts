import { readFields, type Unreadable } from '#src/firebase/unreadable.ts';
import { type Submission, submissionStatuses } from './submission.ts';

export type UnreadableSubmission = Unreadable<Submission>;

/**
 * A stored document as the app knows submissions.
 * @param data the document's fields as the SDK hands them over
 */
export function toSubmission(
  id: string,
  data: Readonly<Record<string, unknown>>,
): Submission | UnreadableSubmission {
  const fields = readFields(data);
  const company = fields.optionalText('company');
  const budget = fields.optionalText('budget');
  return fields.finish<Submission>({
    id,
    name: fields.text('name'),
    email: fields.text('email'),
    ...(company && { company }),
    service: fields.text('service'),
    ...(budget && { budget }),
    message: fields.text('message'),
    timestamp: fields.time('timestamp'),
    status: fields.option('status', submissionStatuses, 'new'),
  });
}
