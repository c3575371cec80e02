import type { ReactNode } from 'react';
import { type PostSummary, toArchive } from './archive.ts';
import { type Post, postPageSize } from './post.ts';
import type { PublishedArticle, PublishedList } from './staticPosts.ts';

type PrerenderSource = {
  list: PublishedList;
  article: (id: string) => PublishedArticle | null;
  /** Resolves to the HTML of an element; its styles are added to the page's. */
  render: (element: ReactNode) => Promise<string>;
};

export function prerenderSource(context: unknown): PrerenderSource | null {
  const isSource = typeof context === 'object' && context !== null && 'list' in context;
  return isSource ? (context as PrerenderSource) : null;
}

export function toPublishedList(posts: readonly PostSummary[]): PublishedList {
  return { ...toArchive(posts.slice(0, postPageSize)), hasMore: posts.length > postPageSize };
}

/** The data embedded in an article's page: the article and up to three related ones. @param archive newest first */
export function toPublishedArticle(archive: readonly PostSummary[], post: Post): PublishedArticle {
  const index = archive.findIndex(({ id }) => id === post.id);
  return { post, related: relatedPosts(archive, index) };
}

/**
 * Posts with the same category or a shared tag, then any others. Within each group, the next older ones come first;
 * after the oldest, it continues with the newest. So a change of one post changes the pages of few others.
 */
export function relatedPosts(archive: readonly PostSummary[], index: number): PostSummary[] {
  const post = archive[index];
  const related: PostSummary[] = [];
  const others: PostSummary[] = [];
  for (let step = 1; post && step < archive.length && related.length < 3; step += 1) {
    const other = archive[(index + step) % archive.length];
    if (other) (areRelated(post, other) ? related : others).push(other);
  }
  // The time of the last save is not shown, and would change these pages with each save.
  return [...related, ...others].slice(0, 3).map((other) => ({ ...other, updatedAt: null }));
}

function areRelated(one: PostSummary, other: PostSummary): boolean {
  return one.category === other.category || one.tags.some((tag) => other.tags.includes(tag));
}
