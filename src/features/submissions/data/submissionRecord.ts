import { readFields, type Unreadable } from '#src/firebase/unreadable.ts';
import { type Submission, submissionStatuses } from './submission.ts';
import { mapFields, toContent } from './submissionFields.ts';

export function toSubmission(
  id: string,
  data: Readonly<Record<string, unknown>>,
): Submission | Unreadable<Submission> {
  const fields = readFields(data);
  const values = mapFields(({ isRequired }, name) =>
    isRequired ? fields.text(name) : fields.optionalText(name),
  );
  return fields.finish<Submission>({
    id,
    ...toContent(values),
    timestamp: fields.time('timestamp'),
    status: fields.option('status', submissionStatuses, 'new'),
  });
}
