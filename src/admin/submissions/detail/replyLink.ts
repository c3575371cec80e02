import type { Submission } from '#src/features/submissions/data/submission.ts';

export function replyLink({ email, service }: Pick<Submission, 'email' | 'service'>): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(`Re: Your inquiry about ${service}`)}`;
}
