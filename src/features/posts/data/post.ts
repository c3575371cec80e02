import { comparableName, contains } from '#src/components/search/searchText.ts';
import type { Stored } from '#src/firebase/storedFields.ts';
import { postFields, type WrittenFields } from './postFields.ts';

/** Must match the list in `firestore.rules`. */
export const postCategories = postFields.category.options;

export type PostCategory = (typeof postCategories)[number];

/** Times are in ms since 1970, `null` if missing. */
export type Post = WrittenFields & {
  id: string;
  slug: string;
  readTime: number;
  /** For a post that was ever published, the date of its first publication. */
  createdAt: number | null;
  updatedAt: number | null;
  /** Id of the last save; absent for posts written by other tools. */
  saveId?: string;
  /** Set on an unpublished post that visitors could read before. */
  wasPublished?: true;
  faults?: undefined;
};

/** Includes a post that is not completely readable. */
export type AnyPost = Stored<Post>;

/** Page size for visitors: one featured post and twelve below it. The security rules allow no more. */
export const postPageSize = 13;

/**
 * `saveId` of a scheduled publication. It names the save that was published, so that a form which knows that save
 * does not mistake the publication for someone's edit. Has the form that `firestore.rules` requires.
 * @param updatedAt of the post before, in ms
 */
export function scheduleSaveId(updatedAt: number | null): string {
  return `publish${String(updatedAt ?? 0).padStart(13, '0')}`;
}

export function slugify(title: string): string {
  const slug = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
  // Lowercasing can turn one character into two.
  return Array.from(slug).slice(0, postFields.title.max).join('');
}

export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.ceil(wordCount(markdown) / 200));
}

/** In scripts without spaces, 2.5 ideographs or 4 other letters count as a word. */
export function wordCount(markdown: string): number {
  const letters = { ideographs: 0, others: 0 };
  const [start = '', ...others] = markdown.split('](');
  const withoutUrls = [start, ...others.map((text) => text.replace(/^[^)\n]*\)/, ''))].join(']');
  const spaced = withoutUrls.replace(unspaced, (letter) => {
    letters[ideograph.test(letter) ? 'ideographs' : 'others'] += 1;
    return ' ';
  });
  const words = spaced.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}'’.,/-]*/gu)?.length ?? 0;
  return words + Math.ceil(letters.ideographs / 2.5 + letters.others / 4);
}

/** Letters of scripts without spaces between words. Read at the same speed, 500 ideographs or kana take as long as 200 words. */
const unspaced =
  /(?=\p{L})[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]\p{M}*/gu;

const ideograph = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}]/u;

export function parseTags(text: string): string[] {
  return distinctTags(text.split(',').map((tag) => tag.trim()));
}

export function distinctTags(tags: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags) {
    const name = comparableName(tag);
    if (tag !== '' && !byName.has(name)) byName.set(name, tag);
  }
  return [...byName.values()];
}

export function matchesSearch(post: SearchedPost, words: readonly string[]): boolean {
  return contains(post, words, ({ title, excerpt, tags }: SearchedPost) => [title, excerpt, ...tags]);
}

type SearchedPost = Pick<Post, 'title' | 'excerpt' | 'tags'>;

/** Leaves out the id, because an unsaved post has none. */
export function titleOrUntitled(title: string): string {
  return title.trim() || 'Untitled post';
}

export function postName({ title, id }: Pick<Post, 'title' | 'id'>): string {
  return title.trim() || id;
}
