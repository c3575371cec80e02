import type { InferType } from 'yup';
import type { postSchema } from './postSchema.ts';

/** Categories an article can stand in (spec 3). The security rules repeat the list. */
export const postCategories = [
  'Web Development',
  'App Development',
  'Digital Marketing',
  'UI/UX Design',
  'SEO',
  'Technology Trends',
  'Industry Insights',
  'Case Studies',
] as const;

export type PostCategory = (typeof postCategories)[number];

/** A blog post as the app passes it around; times are milliseconds since 1970, `null` when missing. */
export type Post = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  author: string;
  category: PostCategory;
  tags: string[];
  featuredImage: string;
  published: boolean;
  readTime: number;
  createdAt: number | null;
  updatedAt: number | null;
};

/** Posts read at a time by visitors: one featured and twelve below it. The security rules allow no more. */
export const postPageSize = 13;

/** Longest texts in characters, and counts; `firestore.rules` repeats them. */
export const postLimits = {
  title: 150,
  excerpt: 500,
  content: 100_000,
  author: 100,
  tags: 10,
  tag: 40,
  featuredImage: 2_000,
  readTime: 1_000,
} as const;

/** The post form's values, as `postSchema` checks them. */
export type PostValues = InferType<typeof postSchema>;

/** Values of a form that starts empty. */
export const emptyPost: PostValues = {
  title: '',
  author: '',
  category: postCategories[0],
  featuredImage: '',
  excerpt: '',
  content: '',
  tags: [],
  published: false,
};

/** The title as an address part: lowercase letters, digits and single hyphens (spec 5). */
export function slugify(title: string): string {
  const slug = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
  // Lowering a letter can make two of it.
  return Array.from(slug).slice(0, postLimits.title).join('');
}

/** Minutes to read a Markdown text: its words / 200, rounded up, at least 1 (spec 5). */
export function readTimeOf(markdown: string): number {
  return Math.min(postLimits.readTime, Math.max(1, Math.ceil(wordCount(markdown) / 200)));
}

/** Words of a Markdown text; marks and the addresses of links and pictures are not words. */
export function wordCount(markdown: string): number {
  const withoutAddresses = markdown.replace(/\]\([^)\n]*\)/g, ']');
  return withoutAddresses.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,/-]*/gu)?.length ?? 0;
}

/** Tags from text with commas: trimmed, empty items and repeats dropped (spec 5). */
export function parseTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** Whether the text stands in the title, the excerpt or a tag, in any case (spec 5). */
export function matchesSearch(post: Pick<Post, 'title' | 'excerpt' | 'tags'>, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [post.title, post.excerpt, ...post.tags].some((part) => part.toLowerCase().includes(wanted));
}
