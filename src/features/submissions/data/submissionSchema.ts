import { object, string } from 'yup';
import { fieldMessages, fullMatch, patterns, requiredText, text } from '#src/components/form/fieldRules.ts';
import { mapFields, type SubmissionField } from './submissionFields.ts';

const { notInList } = fieldMessages;

/** Empty strings as defaults, because Formik treats an empty field as missing. */
export const submissionSchema = object(
  mapFields((field) => (field.isRequired ? filledIn(field) : optionalText(field).default(''))),
);

export function filledIn(field: SubmissionField) {
  if (field.kind === 'option') return string().oneOf(field.options, notInList).required(notInList);
  const typed = requiredText(field.max);
  return field.kind === 'email' ? typed.matches(fullMatch(patterns.email), fieldMessages.email) : typed;
}

function optionalText(field: SubmissionField) {
  return field.kind === 'option' ? string().oneOf([...field.options, ''], notInList) : text(field.max);
}
