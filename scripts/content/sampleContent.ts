import type { Seed, SeedDocument } from '#emulator/seed.ts';
import { readingMinutes, slugify } from '#src/features/posts/data/post.ts';
import { samplePosts } from './samplePosts.ts';
import { sampleSubmissions } from './sampleSubmissions.ts';

/** The admin of an emulator, even after rebranding; a real project has its own. */
export const demoAdmin = {
  email: 'admin@kindlewave.example',
  password: 'demo-password',
  customClaims: { admin: true },
};

export function sampleDocuments(): SeedDocument[] {
  return [...samplePosts.map(postDocument), ...sampleSubmissions.map(submissionDocument)];
}

/** Fills an empty embedded Firebase; `emulator/cli.ts --seed` expects this name. */
export function seed(): Seed {
  return { documents: sampleDocuments(), users: [demoAdmin] };
}

function postDocument(post: (typeof samplePosts)[number]): SeedDocument {
  const { id, createdAt, ...shown } = post;
  const fields = {
    ...shown,
    slug: slugify(post.title),
    readTime: readingMinutes(post.content),
    createdAt: new Date(createdAt),
    updatedAt: new Date(createdAt),
  };
  return { path: `blogs/${id}`, fields };
}

function submissionDocument({ id, timestamp, ...form }: (typeof sampleSubmissions)[number]): SeedDocument {
  return { path: `contacts/${id}`, fields: { ...form, timestamp: new Date(timestamp) } };
}
