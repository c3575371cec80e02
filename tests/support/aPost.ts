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

/** So many posts, a day apart, 'Post 01' the newest; `given` says what else matters of the one with that number. */
export function postsNumbered(
  count: number,
  given: (number: number) => Partial<PostFields> = () => ({}),
): SeedDocument[] {
  const newest = Date.parse('2024-07-31T12:00:00Z');
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    const createdAt = new Date(newest - index * 86_400_000);
    return aPost({ id: `post-${number}`, title: `Post ${number}`, createdAt, ...given(index + 1) });
  });
}
