import { slugify } from './post.ts';

/** Letters that Unicode does not decompose into a Latin letter and an accent. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Leaves room for a number suffix; `firestore.rules` allows ids of 150 characters. */
const maxLength = 120;

/**
 * The id that a new post gets from its title, as the rules allow it; empty if the title has no Latin letter or digit.
 */
export function addressOf(title: string): string {
  return slugify(title)
    .replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
}

/** Taken by the build record's file, and by the form of a new post. */
const reserved: readonly string[] = ['index', 'new'];

/** Candidates in order: the plain slug, then `-2` and so on. */
export function* addressesOf(title: string): Generator<string> {
  const address = addressOf(title);
  if (address === '') return;
  if (!reserved.includes(address)) yield address;
  for (let number = 2; number < 100; number += 1) yield `${address}-${number}`;
}
