import { createdAt } from '#tests/rules/access/storedDocuments.ts';
import {
  postCases,
  postIdCases,
  submissionCases,
  submissionIdCases,
  validPost,
  validSubmission,
} from './cases.ts';
import type { People, Verdict } from './persona.ts';
import { put } from './writes.ts';

/** A request and the expected decision. */
export type RuleCase = { title: string; verdict: Verdict; ask(people: People): Promise<Verdict> };

/** Firestore stores no nested lists, regardless of the rules. */
const storablePosts = postCases.filter(
  ({ document: { tags } }) => !(Array.isArray(tags) && tags.some((tag) => Array.isArray(tag))),
);

/** Every inquiry of the table, sent for the first time and sent again. */
export const submissionRuleCases: RuleCase[] = [
  ...submissionIdCases.map(({ id, isAccepted }) =>
    committed(
      `an inquiry is created under the id ${shown(id)}`,
      'visitor',
      isAccepted,
      newSubmission(id, validSubmission),
    ),
  ),
  ...submissionCases.flatMap(({ title, document, isAccepted }, index) => {
    const again = put('contacts/fresh', { status: 'new', ...document }, 'timestamp');
    return [
      committed(
        `a visitor sends ${title}`,
        'visitor',
        isAccepted,
        newSubmission(autoId('visitor', index), document),
      ),
      committed(`a stored inquiry is sent again as ${title}`, 'visitor', isStored(document), again),
    ];
  }),
];

/** Every post of the table, created and changed by the admin. */
export const postRuleCases: RuleCase[] = [
  ...postIdCases.map(({ id, isAccepted }) =>
    committed(`a post is created under the id ${shown(id)}`, 'admin', isAccepted, newPost(id, validPost)),
  ),
  ...storablePosts.flatMap(({ title, document, isAccepted }, index) => [
    committed(`the admin creates ${title}`, 'admin', isAccepted, newPost(`case-${index}`, document)),
    committed(`the admin changes a post into ${title}`, 'admin', isAccepted, changedPost(document)),
  ]),
];

type Document = (typeof submissionCases)[number]['document'];

function committed(title: string, who: keyof People, isAccepted: boolean, write: object): RuleCase {
  return { title, verdict: isAccepted ? 'allowed' : 'denied', ask: (people) => people[who].commit(write) };
}

/** An inquiry, sent as the app does. */
export function newSubmission(id: string, document: Document): object {
  return put(`contacts/${id}`, { status: 'new', ...document }, 'timestamp');
}

/** A post, stored for the first time as the app does. */
export function newPost(id: string, document: Document): object {
  return put(`blogs/${id}`, document, 'createdAt', 'updatedAt');
}

function changedPost(document: Document): object {
  const stored = document.published === true ? 'blogs/live' : 'blogs/draft';
  return put(stored, { ...document, createdAt }, 'updatedAt');
}

/** The same text as the stored inquiry's. */
function isStored(document: Document): boolean {
  return JSON.stringify(document) === JSON.stringify(validSubmission);
}

/** An id of the form the SDK makes. */
function autoId(who: string, index: number): string {
  return `${who}${index}`.padEnd(20, 'x');
}

function shown(id: string): string {
  return id.length > 40 ? `of ${id.length} characters` : JSON.stringify(id);
}
