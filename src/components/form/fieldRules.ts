import { type StringSchema, string } from 'yup';
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

/** Without halves of characters, which the database refuses: programs that cut text at a limit leave them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

/** Trims; `max` counts an emoji as two, as the official emulator does. */
export function text(max: number): StringSchema<string> {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? wellFormed(value).trim() : value))
    .defined(fieldMessages.required)
    .test('max', tooLongMessage(max), (value) => typeof value !== 'string' || textLength(value) <= max);
}

export function requiredText(max: number): StringSchema<string> {
  return text(max).matches(fullMatch(patterns.nonBlank), fieldMessages.required);
}

export function fullMatch(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}
