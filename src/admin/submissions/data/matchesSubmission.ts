import { contains } from '#src/components/search/searchText.ts';
import { shownValue } from '#src/features/submissions/data/shownValue.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { submissionFieldNames } from '#src/features/submissions/data/submissionFields.ts';

/** Whether the submission contains all words, in any order and field. */
export function matchesSubmission(submission: Submission, words: readonly string[]): boolean {
  return contains(submission, words, textsOf);
}

/** An email can be found by its domain as stored and as shown. */
function textsOf(submission: Submission): string[] {
  return submissionFieldNames.flatMap((name) => [submission[name] ?? '', shownValue(submission, name)]);
}
