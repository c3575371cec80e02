import { expect, it } from 'vitest';
import { budgetOptions, serviceOptions } from '#src/content/inquiry.ts';
import { postCategories } from '#src/features/posts/data/post.ts';
import { listedOptions } from './listedOptions.ts';

it.each([
  { field: 'service', options: serviceOptions, file: 'src/content/inquiry.ts' },
  { field: 'budget', options: budgetOptions, file: 'src/content/inquiry.ts' },
  { field: 'category', options: postCategories, file: 'src/features/posts/data/post.ts' },
])('firestore.rules allows each $field of $file, and no other', ({ field, options }) => {
  expect(new Set(listedOptions(field))).toEqual(new Set(options));
});
