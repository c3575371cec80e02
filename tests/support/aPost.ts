import type { SeedDocument } from '#emulator/seed.ts';

type PostFields = {
  id: string;
  title: string;
  excerpt: string;
  content: string;
  author: string;
  category: string;
  tags: readonly string[];
  featuredImage: string;
  published: boolean;
  createdAt: Date;
  updatedAt: Date;
};

/** A stored post of which only what is given matters. */
export function aPost(given: Partial<PostFields> & { id: string }): SeedDocument {
  const { id, ...fields } = given;
  const createdAt = fields.createdAt ?? new Date('2024-07-01T12:00:00Z');
  return {
    path: `blogs/${id}`,
    fields: {
      title: `Post ${id}`,
      slug: id,
      excerpt: `The excerpt of ${id}.`,
      content: `The text of ${id}.`,
      author: 'Mara Okafor',
      category: 'Case Studies',
      tags: [],
      featuredImage: '/pics/post-chair.svg',
      published: true,
      readTime: 1,
      createdAt,
      updatedAt: createdAt,
      ...fields,
    },
  };
}
