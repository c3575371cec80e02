import punycode from 'punycode.js';
import type { TextField } from '#src/components/form/fieldRules.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import {
  type SubmissionFieldName,
  submissionFields,
} from '#src/features/submissions/data/submissionFields.ts';

/** A field as people read it: an email's domain is stored in ASCII, such as `xn--mller-kva.de` for `müller.de`. */
export function shownValue(submission: Submission, name: SubmissionFieldName): string {
  const { kind }: TextField = submissionFields[name];
  const value = submission[name] ?? '';
  return kind === 'email' ? readableEmail(value) : value;
}

/** Unchanged if its domain is not valid Punycode. */
export function readableEmail(email: string): string {
  try {
    return punycode.toUnicode(email);
  } catch {
    return email;
  }
}
