import type { Page } from '@playwright/test';
import { contentField } from './contentField.ts';

/** What the admin types into the post form. */
export const newPost = {
  title: 'Four screens are enough',
  author: 'Mara Okafor',
  category: 'Case Studies',
  featuredImage: '/pics/post-chair.svg',
  tags: 'booking, forms',
  excerpt: 'What we took out, and what nobody missed.',
  content: '## Nine screens\n\nOne *question* per screen, and a [link](https://example.com).',
};

/** Fills the post form that is open. */
export async function fillPost(page: Page, values: Partial<typeof newPost> = {}): Promise<void> {
  const form = page.getByRole('dialog');
  const { title, author, category, featuredImage, tags, excerpt, content } = { ...newPost, ...values };
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Author').fill(author);
  await form.getByLabel('Category').selectOption(category);
  await form.getByLabel('Featured image URL').fill(featuredImage);
  await form.getByRole('combobox', { name: 'Tags' }).fill(`${tags},`);
  await form.getByLabel('Excerpt').fill(excerpt);
  await contentField(page).fill(content);
}
