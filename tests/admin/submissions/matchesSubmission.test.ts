import { describe, expect, it } from 'vitest';
import { matchesSubmission } from '#src/admin/submissions/data/matchesSubmission.ts';
import { searchWords } from '#src/components/search/searchText.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';

describe('A search of the submissions', () => {
  it.each(['café', 'cafe', 'cafe-munchen', 'CAFÉ-MÜNCHEN.example', 'xn--caf', 'zoe cafe'])(
    'finds the email zoe@café-münchen.example, stored in ASCII, by %s',
    (typed) => {
      const submission = { name: 'Zoë', email: 'zoe@xn--caf-mnchen-d7a4u.example' } as Submission;
      expect(matchesSubmission(submission, searchWords(typed))).toBe(true);
      expect(matchesSubmission(submission, searchWords(`${typed} bakery`))).toBe(false);
    },
  );
});
