import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  type SubmissionField,
  submissionFieldNames,
  submissionFields,
} from '#src/features/submissions/data/submissionFields.ts';

const requirements = readFileSync('docs/requirements.md', 'utf8').replace(/\s+/g, ' ');
const names = submissionFieldNames.join(', ');
const labels = Object.values(submissionFields)
  .map(({ label }) => label)
  .join(', ');

it.each([
  ['which fields are required', `Required: ${namesWhere(({ isRequired }) => isRequired)}. `],
  ['which are optional', ` Optional: ${namesWhere(({ isRequired }) => !isRequired)}. `],
  ['how long they may be', `- Submissions, in characters: ${limits()}; `],
  ['how they are stored', `- \`contacts\`: ${names}, timestamp, status. `],
  ['how they are exported', `- Columns: ${labels}, Date, Status. `],
])('the requirements say of the contact form %s', (_, sentence) => {
  expect(requirements).toContain(sentence);
});

function namesWhere(isListed: (field: SubmissionField) => boolean): string {
  return submissionFieldNames.filter((name) => isListed(submissionFields[name])).join(', ');
}

function limits(): string {
  const parts = submissionFieldNames.flatMap((name) => {
    const field: SubmissionField = submissionFields[name];
    return field.kind === 'option' ? [] : `${name} ${field.max.toLocaleString('en')}`;
  });
  return parts.join(', ');
}
