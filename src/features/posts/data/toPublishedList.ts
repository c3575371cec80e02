import { type Post, postPageSize } from './post.ts';
import type { PublishedList } from './staticPosts.ts';

export function toPublishedList(posts: readonly Post[]): PublishedList {
  return {
    posts: posts.slice(0, postPageSize).map(({ content: _, ...summary }) => summary),
    hasMore: posts.length > postPageSize,
  };
}
