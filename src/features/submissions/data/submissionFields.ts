import { budgetOptions, serviceOptions } from '#src/content/inquiry.ts';

export type SubmissionField = { label: string; isRequired: boolean } & (
  | { kind: 'text' | 'email' /** Maximum characters. */; max: number }
  | { kind: 'option'; options: readonly string[] }
);

/** Types, schema, form, stored content, detail and export derive from this; `firestore.rules` repeats its limits. */
export const submissionFields = {
  name: { label: 'Name', kind: 'text', max: 100, isRequired: true },
  email: { label: 'Email', kind: 'email', max: 254, isRequired: true },
  company: { label: 'Company', kind: 'text', max: 120, isRequired: false },
  service: { label: 'Service', kind: 'option', options: serviceOptions, isRequired: true },
  budget: { label: 'Budget', kind: 'option', options: budgetOptions, isRequired: false },
  message: { label: 'Message', kind: 'text', max: 5_000, isRequired: true },
} as const satisfies Record<string, SubmissionField>;

export type SubmissionFieldName = keyof typeof submissionFields;

type RequiredName = {
  [Name in SubmissionFieldName]: (typeof submissionFields)[Name]['isRequired'] extends true ? Name : never;
}[SubmissionFieldName];

export type SubmissionValues = Record<SubmissionFieldName, string>;

export type SubmissionContent = Pick<SubmissionValues, RequiredName> &
  Partial<Omit<SubmissionValues, RequiredName>>;

export const submissionFieldNames = Object.keys(submissionFields) as SubmissionFieldName[];

export const emptySubmission: SubmissionValues = mapFields(() => '');

export function mapFields<Value>(
  valueFor: (field: SubmissionField, name: SubmissionFieldName) => Value,
): Record<SubmissionFieldName, Value> {
  const entries = submissionFieldNames.map((name) => [name, valueFor(submissionFields[name], name)]);
  return Object.fromEntries(entries) as Record<SubmissionFieldName, Value>;
}

export function toSubmissionContent(values: SubmissionValues): SubmissionContent {
  const filled = submissionFieldNames.filter(
    (name) => submissionFields[name].isRequired || values[name] !== '',
  );
  return Object.fromEntries(filled.map((name) => [name, values[name]])) as SubmissionContent;
}
