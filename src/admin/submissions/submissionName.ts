import type { Submission } from '#src/features/submissions/data/submission.ts';

/** What a submission is called in lists and questions; one that cannot be read may lack its name. */
export function submissionName({ name, id }: Pick<Submission, 'id' | 'name'>): string {
  return name.trim() || `Unreadable submission ${id.slice(0, 20)}`;
}
