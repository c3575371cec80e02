import type { TextField } from '#src/components/form/fieldRules.ts';
import { mapFields } from '#src/components/form/mapFields.ts';
import { budgetOptions, serviceOptions } from '#src/content/inquiry.ts';

/** Types, schema, form, stored content, detail and export derive from this; `firestore.rules` repeats its limits. */
export const submissionFields = {
  name: { label: 'Name', kind: 'text', max: 100 },
  email: { label: 'Email', kind: 'email', max: 254 },
  company: { label: 'Company', kind: 'text', max: 120, isOptional: true },
  service: { label: 'Service', kind: 'option', options: serviceOptions },
  budget: { label: 'Budget', kind: 'option', options: budgetOptions, isOptional: true },
  message: { label: 'Message', kind: 'text', max: 5_000 },
} as const satisfies Record<string, TextField>;

export type SubmissionFieldName = keyof typeof submissionFields;

type RequiredName = {
  [Name in SubmissionFieldName]: (typeof submissionFields)[Name] extends { isOptional: true } ? never : Name;
}[SubmissionFieldName];

export type SubmissionValues = Record<SubmissionFieldName, string>;

export type SubmissionContent = Pick<SubmissionValues, RequiredName> &
  Partial<Omit<SubmissionValues, RequiredName>>;

export const submissionFieldNames = Object.keys(submissionFields) as SubmissionFieldName[];

export const emptySubmission: SubmissionValues = mapFields(submissionFields, () => '');

export function isRequired(name: SubmissionFieldName): boolean {
  return !('isOptional' in submissionFields[name]);
}

export function toSubmissionContent(values: SubmissionValues): SubmissionContent {
  const filled = submissionFieldNames.filter((name) => isRequired(name) || values[name] !== '');
  return Object.fromEntries(filled.map((name) => [name, values[name]])) as SubmissionContent;
}
