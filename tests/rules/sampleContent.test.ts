import { expect, it } from 'vitest';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { sampleSubmissions } from '#scripts/content/sampleSubmissions.ts';
import { readingMinutes, slugify } from '#src/features/posts/data/post.ts';
import { newPost, newSubmission } from './documentCases.ts';
import { openServiceSuite } from './serviceSuite.ts';

const { visitor, admin } = openServiceSuite().people;

it.each(samplePosts)('the rules accept the sample post $id', async ({ id, createdAt: _, ...post }) => {
  const derived = { slug: slugify(post.title), readTime: readingMinutes(post.content) };
  expect(await admin.commit(newPost(id, { ...post, ...derived }))).toBe('allowed');
});

it.each(sampleSubmissions)(
  'the rules accept the sample inquiry $id',
  async ({ id: _, timestamp: __, status: ___, ...form }) => {
    expect(await visitor.commit(newSubmission('a'.repeat(20), form))).toBe('allowed');
  },
);
