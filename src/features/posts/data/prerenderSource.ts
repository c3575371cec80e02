import { type PostSummary, toArchive } from './archive.ts';
import { type Post, postPageSize } from './post.ts';
import type { PublishedArticle, PublishedList, RelatedPost } from './staticPosts.ts';

type PrerenderSource = { list: PublishedList; article: (id: string) => PublishedArticle | null };

export function prerenderSource(context: unknown): PrerenderSource | null {
  const isSource = typeof context === 'object' && context !== null && 'list' in context;
  return isSource ? (context as PrerenderSource) : null;
}

export function toPublishedList(posts: readonly PostSummary[]): PublishedList {
  return { ...toArchive(posts.slice(0, postPageSize)), hasMore: posts.length > postPageSize };
}

/**
 * The data a build embeds in an article's page: the article and up to three related ones. `posts` must be newest first.
 */
export function toPublishedArticle(posts: readonly Post[], id: string): PublishedArticle | null {
  const post = posts.find((candidate) => candidate.id === id);
  return post ? { post, related: relatedPosts(post, posts) } : null;
}

function relatedPosts(post: Post, posts: readonly Post[]): RelatedPost[] {
  const others = posts.filter(({ id }) => id !== post.id);
  const isRelated = ({ category, tags }: Post) =>
    category === post.category || tags.some((tag) => post.tags.includes(tag));
  const nearest = [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))];
  return nearest.slice(0, 3).map(({ id, title, category, readTime }) => ({ id, title, category, readTime }));
}
