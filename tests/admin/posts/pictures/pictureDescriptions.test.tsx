import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { imageErrors } from '#src/admin/posts/editor/messages.ts';
import { pictureHelp } from '#src/admin/posts/pictures/messages.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { press } from '#tests/support/components/blogManagement.tsx';
import { hold } from '#tests/support/components/hold.ts';
import { user } from '#tests/support/components/user.ts';
import { aGif } from '#tests/support/records/aGif.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { aFile, describePicture, paste, rows, uploadEditor } from './uploadEditor.tsx';

const { openPost } = uploadEditor();

const label = 'Describe this image';
const inText = /!\[([^\]]*)\]\(http:\/\/localhost:\d+\/v0\/b\/[^)]+-400x300\.gif\?alt=media\)/;

it('asks about ten images in the text at once, and says how many follow', async () => {
  const field = await openPost();
  field.write(Array.from({ length: 12 }, (_, index) => `![](/pics/${index}.svg)`).join('\n\n'));
  await waitFor(() => expect(screen.getAllByLabelText(label)).toHaveLength(10));
  screen.getByText(pictureHelp.moreUndescribed(2));
  const [first] = screen.getAllByLabelText(label);
  if (first) await describePicture(first);
  await screen.findByText(pictureHelp.moreUndescribed(1));
  expect(screen.getAllByLabelText(label)).toHaveLength(10);
});

it('asks again when the description is empty, and waits after Escape', async () => {
  const field = await openPost();
  paste(field.element, aFile());
  await user.type(await screen.findByLabelText(label), '{Enter}');
  expect(screen.getByText(/^Enter a description, or click Decorative/)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(field.element);
  expect(screen.queryByText('The list')).toBeNull();
  expect(rows()).toHaveLength(1);
});

it('keeps a description that was typed when something else is clicked', async () => {
  const field = await openPost();
  paste(field.element, aFile());
  await user.type(await screen.findByLabelText(label), 'A red roof');
  await user.click(screen.getByRole('button', { name: 'Update Post' }));
  await waitFor(async () => {
    const [post] = await storedDocuments(origin, 'blogs');
    expect(post?.content).toContain('![A red roof](');
  });
});

it('refuses to publish a post with an image that has no description, but saves it as a draft', async () => {
  const field = await openPost();
  paste(field.element, aFile());
  const question = await screen.findByLabelText(label);
  await press('Update Post');
  expect(await screen.findByText(imageErrors.undescribed)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field.element));
  expect((await storedDocuments(origin, 'blogs'))[0]?.content).toBe('One. Two.');
  await describePicture(question);
  await waitFor(() => expect(screen.queryByText(imageErrors.undescribed)).toBeNull());
  field.write(field.text().replace('![A cat]', '![]'));
  await press('Update Post');
  await screen.findByText(imageErrors.undescribed);
  await user.click(screen.getByLabelText('Publish immediately'));
  await waitFor(() => expect(screen.queryByText(imageErrors.undescribed)).toBeNull());
  await press('Update Post');
  await waitFor(async () => {
    const [post] = await storedDocuments(origin, 'blogs');
    expect(post?.content).toMatch(inText);
  });
});

it('a description is part of the text while it is still being typed, so that a draft contains it', async () => {
  const field = await openPost();
  paste(field.element, aFile());
  const question = await screen.findByLabelText(label);
  await user.type(question, 'A [[cat] on ');
  expect(field.text()).toContain('![A \\[cat\\] on](');
  await user.type(question, 'a mat');
  expect(field.text()).toContain('![A \\[cat\\] on a mat](');
  await user.clear(question);
  expect(field.text()).toContain('![](');
  expect(rows()).toHaveLength(1);
  await user.type(question, 'A dog');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(rows()).toHaveLength(0));
  expect(field.text()).toContain('![A dog](');
});

it('typing in one of two forms for the same image describes only its own occurrence', async () => {
  const field = await openPost();
  field.write('![](/pics/a.svg)\n\n![](/pics/a.svg)');
  await waitFor(() => expect(screen.getAllByLabelText(label)).toHaveLength(2));
  const [, second] = screen.getAllByLabelText(label);
  if (second) await user.type(second, 'A roof{Enter}');
  expect(field.text()).toBe('![](/pics/a.svg)\n\n![A roof](/pics/a.svg)');
  await waitFor(() => expect(screen.getAllByLabelText(label)).toHaveLength(1));
});

it.each([
  { how: 'Tab', leave: () => user.tab(), saved: '![A cat](' },
  {
    how: 'a click on Decorative',
    leave: () => user.click(screen.getByRole('button', { name: 'Decorative' })),
    saved: '![ ](',
  },
])('leaving the field by $how saves $saved', async ({ leave, saved }) => {
  const field = await openPost();
  paste(field.element, aFile());
  await user.click(await screen.findByLabelText(label));
  await user.paste('A cat');
  await leave();
  expect(field.text()).toContain(saved);
});

it('keeps a description open while Enter only confirms a word of an input method', async () => {
  const field = await openPost();
  paste(field.element, aFile());
  const question = await screen.findByLabelText(label);
  await user.click(question);
  await user.paste('猫');
  fireEvent.keyDown(question, { key: 'Enter', isComposing: true });
  await waitFor(() => expect(field.text()).toContain('![猫]('));
  expect(screen.getByLabelText(label)).toBe(question);
});

it('accepts no description while the post is being saved, because it would be lost', async () => {
  const field = await openPost();
  paste(field.element, aFile());
  const question = await screen.findByLabelText(label);
  await user.click(screen.getByLabelText('Publish immediately'));
  const release = hold('requests', (url) => url.includes(':commit'));
  await press('Update Post');
  await screen.findByText('Saving...');
  await describePicture(question);
  expect(field.text()).toContain('![](');
  release();
  await screen.findByText('The list');
});

it('of a featured image goes when the image is replaced, unless it was typed since', async () => {
  await openPost();
  const describe = () => screen.getByLabelText<HTMLInputElement>(/^Image description/);
  const url = screen.getByRole<HTMLInputElement>('textbox', { name: /Featured image URL/ });
  await user.type(describe(), 'An open door');
  paste(url, aFile());
  await waitFor(() => expect(url.value).toContain('400x300.gif'));
  expect(describe().value).toBe('');
  const release = hold('requests', (one) => one.includes('/v0/b/'));
  paste(url, aFile('dog.gif', aGif({ width: 200 })));
  await user.type(describe(), 'A lamp');
  release();
  await waitFor(() => expect(url.value).toContain('200x300.gif'));
  expect(describe().value).toBe('A lamp');
});
