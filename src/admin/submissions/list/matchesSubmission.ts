import type { Submission } from '#src/features/submissions/data/submission.ts';
import { submissionFieldNames } from '#src/features/submissions/data/submissionFields.ts';

/** Whether the submission contains all words, in any order and field, ignoring case and accents. */
export function matchesSubmission(submission: Submission, text: string): boolean {
  const searchable = searchableText(submission);
  return plainWords(text).every((word) => searchable.includes(word));
}

/** Cached, because a search checks every submission on each key press. */
const searchableTexts = new WeakMap<Submission, string>();

function searchableText(submission: Submission): string {
  const known = searchableTexts.get(submission);
  if (known !== undefined) return known;
  const text = withoutAccents(submissionFieldNames.map((name) => submission[name] ?? '').join('\n'));
  searchableTexts.set(submission, text);
  return text;
}

function plainWords(text: string): string[] {
  return withoutAccents(text).split(/\s+/).filter(Boolean);
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
