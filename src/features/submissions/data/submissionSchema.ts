import { object, string } from 'yup';
import { fullMatch, patterns, requiredText, text } from '#src/components/form/fieldRules.ts';
import { mapFields, type SubmissionField } from './submissionFields.ts';

const chooseOne = 'Please select an item in the list.';

/** Formik takes an empty field for a missing one. */
export const submissionSchema = object(
  mapFields((field) => (field.isRequired ? filledIn(field) : optionalText(field).default(''))),
);

/** What is stored beside time and status: optional fields left empty are left out. */
export const storedSubmissionSchema = object(
  mapFields((field) => (field.isRequired ? filledIn(field) : filledIn(field).optional())),
)
  .noUnknown()
  .strict();

function filledIn(field: SubmissionField) {
  if (field.kind === 'option') return string().oneOf(field.options, chooseOne).required(chooseOne);
  const typed = requiredText(field.max);
  return field.kind === 'email'
    ? typed.matches(fullMatch(patterns.email), 'Please enter an email address.')
    : typed;
}

function optionalText(field: SubmissionField) {
  return field.kind === 'option' ? string().oneOf([...field.options, ''], chooseOne) : text(field.max);
}
