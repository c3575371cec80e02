import { site } from '../src/content/site.ts';
import { shownValue } from '../src/features/submissions/data/shownValue.ts';
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
    .map((field) => `${submissionFields[field].label}: ${inOneLine(shownValue(submission, field))}`);
  return {
    id: `inquiry-${id}`,
    subject: `New inquiry: ${inOneLine(name)}, ${inOneLine(service)}`,
    text: [`View it: ${link}`, '', ...fields, '', message, ''].join('\n'),
    replyTo: { name: inOneLine(name), address: email },
  };
}

/**
 * What to send instead if the mail server permanently rejects an email: first without the reply-to address, then without
 * anything that the visitor typed. Each version says what is missing.
 */
export function fallbackVersions(mail: Mail, refusal: string): Mail[] {
  if (!mail.replyTo) return [];
  const { replyTo, ...rest } = mail;
  const reason = `Your mail server said: ${inOneLine(refusal)}`;
  const [link = ''] = mail.text.split('\n');
  return [
    {
      ...rest,
      text: `${mail.text}\nYour mail server rejected this email when it had a reply-to address, so this copy doesn't have one. To reply, write to ${replyTo.address}\n${reason}\n`,
    },
    {
      id: mail.id,
      subject: `New inquiry from the ${site.name} website`,
      text: `${link}\n\nYour mail server rejected the email that contained the inquiry. Open the link to read it.\n${reason}\n`,
    },
  ];
}

/** Inquiries emailed one by one in each clock hour; one summary announces the rest. */
export const hourlyLimit = 30;

/** Announces the inquiries beyond the hourly limit. It quotes no visitor, so that no spam filter has a reason to reject it. */
export function summaryMail(hour: string, origin: string): Mail {
  return {
    id: `summary-${hour}`,
    subject: `More inquiries from the ${site.name} website`,
    text: [
      `You received more than ${hourlyLimit} inquiries within an hour. The rest of that hour's inquiries are only on the dashboard.`,
      '',
      `View them: ${origin}${paths.admin}`,
      '',
    ].join('\n'),
  };
}

/**
 * Line breaks would start a new header or field; invisible characters can reverse a name. Joiners stay: Persian names and
 * emoji are written with them.
 */
function inOneLine(text: string): string {
  return text.replace(/(?:(?![\u200c\u200d])[\p{C}\p{Z}])+/gu, ' ').trim();
}
