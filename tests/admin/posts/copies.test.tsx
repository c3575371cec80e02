import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { origin } from '#tests/support/components/appEmulator.ts';
import { blogManagement, press, rowOf, titleField } from '#tests/support/components/blogManagement.tsx';
import { aPost } from '#tests/support/records/aPost.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

/** Of the maximum length; cut for a copy, it ends in the middle of an emoji. */
const longTitle = `😀${'a'.repeat(140)}😀${'a'.repeat(6)}`;

const admin = blogManagement([
  aPost({ id: 'spring', title: 'Spring', author: 'Jonas Pell', published: true }),
  aPost({ id: 'long', title: longTitle }),
]);

it('a copy is a new post, whose URL is created from the title it is saved with', async () => {
  admin.open();
  fireEvent.click(await screen.findByLabelText('Duplicate Spring'));
  const title = await titleField();
  expect(title.value).toBe('Spring (copy)');
  expect(screen.getByLabelText<HTMLInputElement>('Publish immediately').checked).toBe(false);
  expect((await storedDocuments(origin, 'blogs')).map(({ id }) => id).sort()).toEqual(['long', 'spring']);
  fireEvent.change(title, { target: { value: 'Summer' } });
  await press('Create Post');
  await rowOf('Summer');
  expect((await storedDocuments(origin, 'blogs')).map(({ id }) => id).sort()).toEqual([
    'long',
    'spring',
    'summer',
  ]);
});

it('a copy that was closed is still among the drafts', async () => {
  admin.open();
  fireEvent.click(await screen.findByLabelText('Duplicate Spring'));
  await titleField();
  await press('Cancel');
  await screen.findByLabelText('Continue Writing “Spring (copy)”');
});

it('the title of a copy keeps to the maximum length, without half an emoji', async () => {
  admin.open();
  fireEvent.click(await screen.findByLabelText(`Duplicate ${longTitle}`));
  expect((await titleField()).value).toBe(`😀${'a'.repeat(140)} (copy)`);
});

it('New Post suggests the author of the last new post, not of one that was copied or corrected', async () => {
  admin.open();
  fireEvent.click(await screen.findByLabelText('Duplicate Spring'));
  fireEvent.change(await titleField(), { target: { value: 'Fall' } });
  fireEvent.change(screen.getByLabelText('Author'), { target: { value: 'Ana Reyes' } });
  await press('Create Post');
  await rowOf('Fall');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(await screen.findByLabelText('Duplicate Spring'));
  fireEvent.change(await titleField(), { target: { value: 'Winter' } });
  await press('Create Post');
  await rowOf('Winter');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(await screen.findByLabelText('Edit Spring'));
  fireEvent.change(await titleField(), { target: { value: 'Spring again' } });
  await press('Update Post');
  await rowOf('Spring again');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('New Post');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Author').value).toBe('Ana Reyes'));
});
