import { postFields, type WrittenFields } from './postFields.ts';

/** The security rules repeat the list. */
export const postCategories = postFields.category.options;

export type PostCategory = (typeof postCategories)[number];

/** Times in ms since 1970, `null` when missing. */
export type Post = WrittenFields & {
  id: string;
  slug: string;
  readTime: number;
  createdAt: number | null;
  updatedAt: number | null;
};

/** For visitors: one featured and twelve below it. The security rules allow no more. */
export const postPageSize = 13;

/** In minutes; `firestore.rules` repeats it. */
export const maxReadTime = 1_000;

export function slugify(title: string): string {
  const slug = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
  // Lowering a letter can make two of it.
  return Array.from(slug).slice(0, postFields.title.max).join('');
}

export function readingMinutes(markdown: string): number {
  return Math.min(maxReadTime, Math.max(1, Math.ceil(wordCount(markdown) / 200)));
}

export function wordCount(markdown: string): number {
  const withoutAddresses = markdown.replace(/\]\([^)\n]*\)/g, ']');
  return withoutAddresses.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,/-]*/gu)?.length ?? 0;
}

export function parseTags(text: string): string[] {
  return distinctTags(text.split(',').map((tag) => tag.trim()));
}

export function distinctTags(tags: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags) {
    const name = tag.toLowerCase();
    if (tag !== '' && !byName.has(name)) byName.set(name, tag);
  }
  return [...byName.values()];
}

export function matchesSearch(post: Pick<Post, 'title' | 'excerpt' | 'tags'>, text: string): boolean {
  const needle = text.trim().toLowerCase();
  return [post.title, post.excerpt, ...post.tags].some((part) => part.toLowerCase().includes(needle));
}
