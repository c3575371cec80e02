import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostCategory } from '#src/features/posts/data/post.ts';

type SamplePost = {
  /** The title's slug, so that a link to `/blog/{id}` survives a new seed. */
  id: string;
  title: string;
  excerpt: string;
  content: string;
  author: string;
  category: PostCategory;
  tags: readonly string[];
  featuredImage: `/pics/${string}.svg`;
  published: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
};

const stored = JSON.parse(read('posts.json')) as readonly Omit<SamplePost, 'content'>[];

/** Newest first, drafts last. Neighboring images in the list have different backgrounds. */
export const samplePosts: readonly SamplePost[] = stored.map((post) => ({
  ...post,
  content: read(`posts/${post.id}.md`).trim(),
}));

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}
