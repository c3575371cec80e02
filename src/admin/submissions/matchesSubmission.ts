import type { Submission } from '#src/features/submissions/data/submission.ts';

type Searched = Pick<Submission, 'name' | 'email' | 'message'> & { company?: string };

/** Whether the text stands in the name, the e-mail, the company or the message, in any case. */
export function matchesSubmission(submission: Searched, text: string): boolean {
  const { name, email, company = '', message } = submission;
  const wanted = text.trim().toLowerCase();
  return [name, email, company, message].some((part) => part.toLowerCase().includes(wanted));
}
