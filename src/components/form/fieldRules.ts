import { type StringSchema, string } from 'yup';
import { textLength, tooLongMessage } from './textLength.ts';

/**
 * Patterns that the schemas share with `firestore.rules`. Whitespace is spelled out because `\s` means more in
 * JavaScript than in the rules' RE2, and `.` less.
 */
export const patterns = {
  /** Holds something besides whitespace. */
  nonBlank: '[\\s\\S]*[^ \\t\\n\\r\\f][\\s\\S]*',
  /** The check that browsers make on `type=email` (WHATWG HTML, valid e-mail address). */
  email:
    "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?([.][a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*",
  /** An absolute http(s) address, or a path on this site. */
  image: '(https?://[^ \\t\\n\\r\\f/?#]+|/[^ \\t\\n\\r\\f/\\\\])[^ \\t\\n\\r\\f]*',
  /** A slug: letters, digits and hyphens. */
  slug: '[\\p{L}\\p{M}\\p{N}-]*',
  /** A tag: not blank, and without the comma that separates tags. */
  tag: '[^,]*[^, \\t\\n\\r\\f][^,]*',
} as const;

/** A trimmed text of at most `max` characters; characters are code points, as in the rules. */
export function text(max: number): StringSchema<string> {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .defined('Please fill out this field.')
    .test(
      'max',
      // Worded when it is wanted: the browser takes long to write its first number, and this runs when the form starts.
      () => tooLongMessage(max),
      (value) => typeof value !== 'string' || value.length <= max || textLength(value) <= max,
    );
}

/** A text as above that must hold something. */
export function requiredText(max: number): StringSchema<string> {
  return text(max).matches(fullMatch(patterns.nonBlank), 'Please fill out this field.');
}

/** The pattern as a regular expression over the whole text, which is what `matches` means in the rules. */
export function fullMatch(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}
