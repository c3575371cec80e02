import type { Submission } from '#src/features/submissions/data/submission.ts';

/** What the grid of a desktop and the cards of a phone have in common. */
export type SubmissionRowsProps = {
  rows: readonly Submission[];
  /** Ids of rows that came while the screen was open. */
  newIds: ReadonlySet<string>;
  openId: string | undefined;
  selectedIds: ReadonlySet<string>;
  isFetching: boolean;
  /** Order by date. */
  direction: 'asc' | 'desc';
  onSort(direction: 'asc' | 'desc'): void;
  onSelect(ids: ReadonlySet<string>): void;
  onOpen(submission: Submission): void;
  onDelete(submission: Submission): void;
};

/** What a submission is called in a list; one that cannot be read may lack its name. */
export function submissionName({ name, id }: Pick<Submission, 'id' | 'name'>): string {
  return name.trim() || `Unreadable submission ${id.slice(0, 20)}`;
}

type Searched = Pick<Submission, 'name' | 'email' | 'message'> & { company?: string };

/** Whether the text stands in the name, the e-mail, the company or the message, in any case. */
export function matchesSubmission(submission: Searched, text: string): boolean {
  const { name, email, company = '', message } = submission;
  const wanted = text.trim().toLowerCase();
  return [name, email, company, message].some((part) => part.toLowerCase().includes(wanted));
}

/**
 * The spellings a complete e-mail address may be stored in, since the server compares letter by letter; `undefined` for
 * any other text.
 */
export function emailSpellings(text: string): readonly string[] | undefined {
  const typed = text.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(typed)) return undefined;
  const lower = typed.toLowerCase();
  const capitalized = lower.charAt(0).toUpperCase() + lower.slice(1);
  const nameCased = lower.replace(/(^|[.\-_])[a-z](?=[^@]*@)/g, (letter) => letter.toUpperCase());
  return [...new Set([typed, lower, capitalized, nameCased, lower.toUpperCase()])];
}
