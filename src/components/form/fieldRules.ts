import { type StringSchema, string } from 'yup';
import { textLength, tooLongMessage } from './textLength.ts';

/** Shared with `firestore.rules`. Whitespace is spelled out: `\s` means more in JavaScript than in RE2, `.` less. */
export const patterns = {
  nonBlank: '[\\s\\S]*[^ \\t\\n\\r\\f][\\s\\S]*',
  /** The check that browsers make on `type=email` (WHATWG HTML, valid e-mail address). */
  email:
    "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?([.][a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*",
  image: '(https?://[^ \\t\\n\\r\\f/?#]+|/[^ \\t\\n\\r\\f/\\\\])[^ \\t\\n\\r\\f]*',
  slug: '[\\p{L}\\p{M}\\p{N}-]*',
  tag: '[^,]*[^, \\t\\n\\r\\f][^,]*',
} as const;

/** Trims; `max` counts code points, as the rules do. */
export function text(max: number): StringSchema<string> {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .defined('Please fill out this field.')
    .test(
      'max',
      // A function, since a browser's first `toLocaleString` is slow and this runs when the form starts.
      () => tooLongMessage(max),
      (value) => typeof value !== 'string' || value.length <= max || textLength(value) <= max,
    );
}

export function requiredText(max: number): StringSchema<string> {
  return text(max).matches(fullMatch(patterns.nonBlank), 'Please fill out this field.');
}

export function fullMatch(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}
