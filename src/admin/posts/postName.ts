import type { Post } from '#src/features/posts/data/post.ts';

/** What a post is called where it has to be told from others: one without a title has its id. */
export function postName({ title, id }: Pick<Post, 'title' | 'id'>): string {
  return title.trim() || id;
}
