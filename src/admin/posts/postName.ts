import type { Post } from '#src/features/posts/data/post.ts';

export function postName({ title, id }: Pick<Post, 'title' | 'id'>): string {
  return title.trim() || id;
}
