import type { Post } from '#src/features/posts/data/post.ts';

/** A post may have no title. */
export function postName({ title, id }: Pick<Post, 'title' | 'id'>): string {
  return title.trim() || id;
}
