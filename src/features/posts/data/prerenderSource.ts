import type { Post } from './post.ts';
import type { PublishedList } from './staticPosts.ts';

type PrerenderSource = { list: PublishedList; article: (id: string) => Post | null };

export function prerenderSource(context: unknown): PrerenderSource | null {
  const isSource = typeof context === 'object' && context !== null && 'list' in context;
  return isSource ? (context as PrerenderSource) : null;
}
