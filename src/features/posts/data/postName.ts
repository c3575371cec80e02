import type { Post } from '#src/features/posts/data/post.ts';

/** Two posts without a title can be told apart by their ids; unsaved text has none to show. */
export function titleOrUntitled(title: string): string {
  return title.trim() || 'Untitled post';
}

export function postName({ title, id }: Pick<Post, 'title' | 'id'>): string {
  return title.trim() || id;
}
