import type { PostCategory } from '#src/features/posts/data/post.ts';

export type SamplePost = {
  /** The title's slug, so that a link to `/blog/{id}` survives a new seed. */
  id: string;
  title: string;
  excerpt: string;
  author: string;
  category: PostCategory;
  tags: readonly string[];
  featuredImage: `/pics/${string}.svg`;
  published: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
  bodyFile: `${string}.md`;
};
