import { type StringSchema, string } from 'yup';

/**
 * Patterns that the schemas share with `firestore.rules`. Whitespace is spelled out because `\s` means more in
 * JavaScript than in the rules' RE2, and `.` less.
 */
export const patterns = {
  /** Holds something besides whitespace. */
  filled: '[\\s\\S]*[^ \\t\\n\\r\\f][\\s\\S]*',
  /** The check that browsers make on `type=email` (WHATWG HTML, valid e-mail address). */
  email:
    "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?([.][a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*",
  /** An absolute http(s) address, or a path on this site (design of `featuredImage`). */
  image: '(https?://[^ \\t\\n\\r\\f/?#]+|/[^ \\t\\n\\r\\f/\\\\])[^ \\t\\n\\r\\f]*',
  /** A slug: letters, digits and hyphens. */
  slug: '[\\p{L}\\p{M}\\p{N}-]*',
  /** A tag: filled, and free of the comma that parts tags. */
  tag: '[^,]*[^, \\t\\n\\r\\f][^,]*',
} as const;

/** A trimmed text of at most `most` characters; characters are code points, as in the rules. */
export function text(most: number): StringSchema<string> {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .defined('Please fill out this field.')
    .test(
      'most',
      `Please use at most ${most.toLocaleString('en-US')} characters.`,
      (value) => typeof value !== 'string' || value.length <= most || lengthOf(value) <= most,
    );
}

/** A text as above that must hold something. */
export function requiredText(most: number): StringSchema<string> {
  return text(most).matches(whole(patterns.filled), 'Please fill out this field.');
}

/** The pattern as a regular expression over the whole text, which is what `matches` means in the rules. */
export function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}

function lengthOf(value: string): number {
  return Array.from(value).length;
}
