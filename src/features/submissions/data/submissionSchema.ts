import { object, string } from 'yup';
import { fieldMessages, fullMatch, patterns, requiredText, text } from '#src/components/form/fieldRules.ts';
import { mapFields, type SubmissionField } from './submissionFields.ts';

const { notInList } = fieldMessages;

/** Empty strings as defaults, because Formik treats an empty field as missing. */
export const submissionSchema = object(
  mapFields((field) => (field.isRequired ? filledIn(field) : optionalText(field).default(''))),
);

function filledIn(field: SubmissionField) {
  if (field.kind === 'option') return string().oneOf(field.options, notInList).required(notInList);
  const typed = requiredText(field.max);
  if (field.kind !== 'email') return typed;
  return typed.transform(asciiDomain).matches(fullMatch(patterns.email), fieldMessages.email);
}

/** `müller.de` becomes `xn--mller-kva.de`, the same domain in the form that rules, browsers and mail servers know. */
function asciiDomain(email: unknown): unknown {
  if (typeof email !== 'string') return email;
  const [, name = '', domain = ''] = /^([^@]*@)([^@/?#:\\\s]*[^\p{ASCII}][^@/?#:\\\s]*)$/u.exec(email) ?? [];
  return URL.canParse(`http://${domain}`) ? name + new URL(`http://${domain}`).hostname : email;
}

function optionalText(field: SubmissionField) {
  return field.kind === 'option' ? string().oneOf([...field.options, ''], notInList) : text(field.max);
}
