import { site } from '../../src/content/site.ts';
import type { Submission } from '../../src/features/submissions/data/submission.ts';
import {
  submissionFieldNames,
  submissionFields,
} from '../../src/features/submissions/data/submissionFields.ts';
import { paths } from '../../src/paths.ts';

/** Plain text to the agency. `id` names the message: sent twice, mail programs show it once. */
export type Mail = {
  id: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
};

/** The link comes before the visitor's words, so that no typed text can pose as it. */
export function inquiryMail(submission: Submission, origin: string): Mail {
  const { id, name, email, service, message } = submission;
  const fields = submissionFieldNames
    .filter((field) => field !== 'message' && submission[field])
    .map((field) => `${submissionFields[field].label}: ${inOneLine(submission[field] ?? '')}`);
  return {
    id: `inquiry-${id}`,
    subject: `New inquiry: ${inOneLine(name)}, ${inOneLine(service)}`,
    text: [`Open it: ${submissionLink(id, origin)}`, '', ...fields, '', message, ''].join('\n'),
    replyTo: { name: inOneLine(name), address: email },
  };
}

/** One message for all inquiries beyond the hourly limit. */
export function summaryMail(submissions: readonly Submission[], origin: string): Mail {
  const [first] = submissions;
  const lines = submissions.map(
    ({ id, name, service }) => `${inOneLine(name)}, ${inOneLine(service)}\n${submissionLink(id, origin)}\n`,
  );
  return {
    id: `summary-${first?.id}`,
    subject: `${submissions.length} more ${submissions.length === 1 ? 'inquiry' : 'inquiries'} on ${site.name}`,
    text: [
      'More inquiries came in within an hour than are sent one by one. These are the others:',
      '',
      ...lines,
    ].join('\n'),
  };
}

function submissionLink(id: string, origin: string): string {
  return `${origin}${paths.admin}?submission=${encodeURIComponent(id)}`;
}

/** Line breaks would start a header or a field; invisible characters can reverse a name. */
function inOneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
}
