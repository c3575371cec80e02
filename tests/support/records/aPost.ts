import type { SeedDocument } from '#emulator/seed.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import type { WrittenFields } from '#src/features/posts/data/postFields.ts';

type PostFields = Omit<WrittenFields, 'publishAt'> & {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  publishAt: Date;
  wasPublished: true;
};

const defaultCreation = new Date('2024-07-01T12:00:00Z');

/** What a writer fills in. */
export function writtenFields(id: string): WrittenFields {
  return {
    title: `Post ${id}`,
    author: 'Mara Okafor',
    category: 'Case Studies',
    featuredImage: '/pics/post-chair.svg',
    imageDescription: '',
    tags: [],
    excerpt: `The excerpt of ${id}.`,
    content: `The text of ${id}.`,
    published: true,
    publishAt: null,
  };
}

/** A stored post; pass only the fields that matter. */
export function aPost(given: Partial<PostFields> & { id: string }): SeedDocument {
  const { id, ...fields } = given;
  const createdAt = fields.createdAt ?? defaultCreation;
  const { publishAt: _, ...written } = writtenFields(id);
  return {
    path: `blogs/${id}`,
    fields: { ...written, slug: id, readTime: 1, createdAt, updatedAt: createdAt, ...fields },
  };
}

/** A post as the app reads it; pass only the fields that matter. */
export function aLoadedPost(given: Partial<Post> & { id: string }): Post {
  const createdAt = defaultCreation.getTime();
  return {
    ...writtenFields(given.id),
    slug: given.id,
    readTime: 1,
    createdAt,
    updatedAt: createdAt,
    ...given,
  };
}

/** `count` posts, one day apart; 'Post 01' is the newest. `given(n)` overrides fields of the nth. */
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
