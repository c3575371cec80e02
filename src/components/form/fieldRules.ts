import { type AnyObject, type StringSchema, string } from 'yup';
import { textLength, tooLongMessage } from './textLength.ts';

/** Shared with `firestore.rules`. Avoids `\s` and `.`: in JavaScript, `\s` matches more than in RE2, and `.` less. */
export const patterns = {
  nonBlank: '[\\s\\S]*[^ \\t\\n\\r\\f][\\s\\S]*',
  /** The check that browsers apply to `type=email` (WHATWG HTML, valid email address). */
  email:
    "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?([.][a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*",
  image: '(https?://[^ \\t\\n\\r\\f/?#]+|/[^ \\t\\n\\r\\f/\\\\])[^ \\t\\n\\r\\f]*',
  slug: '[\\p{L}\\p{M}\\p{N}-]*',
  tag: '[^,]*[^, \\t\\n\\r\\f][^,]*',
} as const;

export const fieldMessages = {
  required: 'Please fill out this field.',
  notInList: 'Please select an item in the list.',
  email: 'Please enter an email address.',
} as const;

/** Drops half characters, which the database refuses; programs that cut text at a limit leave them behind. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

/**
 * Removes characters that XML 1.0 forbids and that would break the feed. Word writes soft line breaks as vertical tabs.
 */
export function toXmlText(text: string): string {
  return text.replaceAll('\v', ' ').replace(forbidden, '');
}

/** Everything except XML's definition of a character, https://www.w3.org/TR/xml/#charsets */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** An empty string is the default, because Formik treats an empty field as missing. */
type TextSchema = StringSchema<string, AnyObject, '', 'd'>;

export type TextField = {
  label: string;
  /** May be empty. */
  isOptional?: true;
} & (
  | { kind: 'text'; max: number; format?: { pattern: keyof typeof patterns; message: string } }
  | { kind: 'email'; max: number }
  | { kind: 'option'; options: readonly string[] }
);

export function textSchema(field: TextField): TextSchema {
  const { notInList } = fieldMessages;
  if (field.kind === 'option') {
    const options = field.isOptional ? [...field.options, ''] : field.options;
    return string().default('').defined(notInList).oneOf(options, notInList);
  }
  const typed = field.isOptional ? text(field.max) : requiredText(field.max);
  if (field.kind === 'email')
    return typed.transform(asciiDomain).matches(fullMatch(patterns.email), fieldMessages.email);
  return field.format
    ? typed.matches(fullMatch(patterns[field.format.pattern]), field.format.message)
    : typed;
}

/** `müller.de` becomes `xn--mller-kva.de`, the same domain in the form that rules, browsers and mail servers know. */
function asciiDomain(email: unknown): unknown {
  if (typeof email !== 'string') return email;
  const [, name = '', domain = ''] = /^([^@]*@)([^@/?#:\\\s]*[^\p{ASCII}][^@/?#:\\\s]*)$/u.exec(email) ?? [];
  return URL.canParse(`http://${domain}`) ? name + new URL(`http://${domain}`).hostname : email;
}

/** Trims; `max` counts an emoji as two, as the official emulator does. */
export function text(max: number): TextSchema {
  return string()
    .default('')
    .transform((value: unknown) => (typeof value === 'string' ? toXmlText(value).trim() : value))
    .defined(fieldMessages.required)
    .test('max', tooLongMessage(max), (value) => typeof value !== 'string' || textLength(value) <= max);
}

export function requiredText(max: number): TextSchema {
  return text(max).matches(fullMatch(patterns.nonBlank), fieldMessages.required);
}

export function fullMatch(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}
