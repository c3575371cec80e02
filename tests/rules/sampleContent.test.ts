import { expect, it } from 'vitest';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { sampleSubmissions } from '#scripts/content/sampleSubmissions.ts';
import { readingMinutes, slugify } from '#src/features/posts/data/post.ts';
import { isPostAllowed, isSubmissionAllowed } from './askRules.ts';

it.each(samplePosts)('the rules accept the sample post $id', ({ id: _, createdAt: __, ...post }) => {
  const derived = { slug: slugify(post.title), readTime: readingMinutes(post.content) };
  expect(isPostAllowed({ ...post, ...derived })).toBe(true);
});

it.each(sampleSubmissions)(
  'the rules accept the sample inquiry $id',
  ({ id: _, timestamp: __, status: ___, ...form }) => {
    expect(isSubmissionAllowed(form)).toBe(true);
  },
);
