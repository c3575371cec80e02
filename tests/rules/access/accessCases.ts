import type { RuleCase } from '#tests/rules/documentCases.ts';
import { anyone } from './may.ts';
import { otherAccess } from './otherAccess.ts';
import { postAccess } from './postAccess.ts';
import { publicationAccess } from './publicationAccess.ts';
import { submissionAccess } from './submissionAccess.ts';
import { versionAccess } from './versionAccess.ts';

/** Who may do what: every operation of the app, and its abuses. */
const accessTable = [
  ...submissionAccess,
  ...postAccess,
  ...publicationAccess,
  ...versionAccess,
  ...otherAccess,
];

/** The table, checked for each of the three people. */
export const accessCases: RuleCase[] = accessTable.flatMap(({ allowed, title, ask }) =>
  anyone.map((who) => {
    const verdict = allowed.includes(who) ? 'allowed' : 'denied';
    return { title: `the ${who} asks to ${title}`, verdict, ask: (people) => ask(people[who]) };
  }),
);
