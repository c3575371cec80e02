import { site } from '../src/content/site.ts';
import type { ReadableSubmission } from '../src/features/submissions/data/submission.ts';
import { submissionFieldNames, submissionFields } from '../src/features/submissions/data/submissionFields.ts';
import { paths } from '../src/paths.ts';

/** Plain text to the agency. `id` becomes the Message-ID, so mail clients show duplicates once. */
export type Mail = {
  id: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
};

/** The link comes first, so that nothing a visitor typed can pose as it. */
export function inquiryMail(submission: ReadableSubmission, origin: string): Mail {
  const { id, name, email, service, message } = submission;
  const link = `${origin}${paths.admin}?submission=${encodeURIComponent(id)}`;
  const fields = submissionFieldNames
    .filter((field) => field !== 'message' && submission[field])
    .map((field) => `${submissionFields[field].label}: ${inOneLine(submission[field] ?? '')}`);
  return {
    id: `inquiry-${id}`,
    subject: `New inquiry: ${inOneLine(name)}, ${inOneLine(service)}`,
    text: [`View it: ${link}`, '', ...fields, '', message, ''].join('\n'),
    replyTo: { name: inOneLine(name), address: email },
  };
}

/** Inquiries emailed one by one in each hour of the clock; one summary announces the rest. */
export const hourlyLimit = 30;

/** Announces the inquiries beyond the hourly limit. It quotes no visitor, so that no spam filter has a reason to reject it. */
export function summaryMail(hour: string, origin: string): Mail {
  return {
    id: `summary-${hour}`,
    subject: `More inquiries from the ${site.name} website`,
    text: [
      `You received more than ${hourlyLimit} inquiries in an hour. Further inquiries this hour won't be emailed individually.`,
      '',
      `View them: ${origin}${paths.admin}`,
      '',
    ].join('\n'),
  };
}

/** Line breaks would start a new header or field; invisible characters can reverse a name. */
function inOneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
}
