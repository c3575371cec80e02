import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  autosaveMessages,
  conflictTitles,
  formAlerts,
  saveMessages,
} from '#src/admin/posts/editor/messages.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { changedElsewhere, startWithoutDrafts } from '#tests/support/components/autosaves.ts';
import { blogManagement, press, titleField } from '#tests/support/components/blogManagement.tsx';
import { hold } from '#tests/support/components/hold.ts';
import { loseAnswers } from '#tests/support/components/loseAnswers.ts';
import { refuse } from '#tests/support/components/refuse.ts';
import { silentDatabase } from '#tests/support/components/silentDatabase.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { deleteDocument, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const admin = blogManagement();
startWithoutDrafts();

beforeEach(() => storeDocuments(origin, [aPost({ id: 'shared', excerpt: 'As it was.', tags: ['booking'] })]));

const excerpt = () => screen.getByLabelText<HTMLTextAreaElement>('Excerpt');

async function openAndWrite(text: string): Promise<void> {
  admin.open('?post=shared');
  await titleField();
  fireEvent.change(excerpt(), { target: { value: text } });
}

/** As another admin does. */
async function saveElsewhere(text: string): Promise<void> {
  await storeDocuments(origin, [aPost({ id: 'shared', excerpt: text, updatedAt: new Date() })]);
}

async function storedExcerpt(): Promise<unknown> {
  return (await storedDocuments(origin, 'blogs')).find(({ id }) => id === 'shared')?.excerpt;
}

async function waitUntilClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('shows no error before the first attempt to save; after that, shows each error until it is fixed', async () => {
  await openAndWrite('Mine.');
  const title = await titleField();
  fireEvent.change(title, { target: { value: '' } });
  fireEvent.blur(title);
  await screen.findByText(new RegExp(autosaveMessages.saved));
  expect(title.getAttribute('aria-invalid')).toBe('false');
  await press('Update Post');
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(title, { target: { value: 'Mended' } });
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('false'));
  await press('Update Post');
  await waitUntilClosed();
});

it('saving over another admin’s newer version asks first, shows what differs, and asks once even if that save fails', async () => {
  await openAndWrite('As I want it.');
  await saveElsewhere('As they want it.');
  expect(excerpt().value).toBe('As I want it.');
  await press('Update Post');
  const conflict = await screen.findByRole('dialog', { name: conflictTitles.post });
  const difference = within(within(conflict).getByRole('region', { name: 'Excerpt' }));
  expect(difference.getByRole('deletion').textContent).toBe('the other version: they');
  expect(difference.getByRole('insertion').textContent).toBe('your version: I');
  await press('Keep Editing');
  expect(await storedExcerpt()).toBe('As they want it.');
  await press('Update Post');
  await screen.findByRole('dialog', { name: conflictTitles.post });
  vi.spyOn(console, 'error').mockReturnValue();
  const allow = refuse(':commit');
  await press('Overwrite with My Version');
  await screen.findByText(new RegExp(`^${postMessages.update}`));
  allow();
  const release = hold('requests', (url) => url.includes(':commit'));
  // The question has been answered.
  await press('Update Post');
  // Text typed from here on would be lost, so the form is locked.
  await screen.findByText('Saving...');
  expect(excerpt().readOnly).toBe(true);
  release();
  await waitUntilClosed();
  expect(await storedExcerpt()).toBe('As I want it.');
});

it('the admin can switch to the saved version, and Undo brings the replaced text back', async () => {
  await openAndWrite('As I want it.');
  await saveElsewhere('As they want it.');
  await press('Update Post');
  await press('Use Other Version');
  await waitFor(() => expect(excerpt().value).toBe('As they want it.'));
  await press('Undo');
  expect(excerpt().value).toBe('As I want it.');
});

it('a new post starts with the author entered last, and suggests the tags of others', async () => {
  await openAndWrite('Saved.');
  fireEvent.change(screen.getByLabelText('Author'), { target: { value: 'Ada Byron' } });
  await press('Update Post');
  await waitUntilClosed();
  await press('New Post');
  await titleField();
  expect(screen.getByLabelText<HTMLInputElement>('Author').value).toBe('Ada Byron');
  const tags = screen.getByRole('combobox', { name: /Tags/ });
  tags.focus();
  fireEvent.change(tags, { target: { value: 'BOOK' } });
  fireEvent.click(await screen.findByRole('option', { name: 'booking' }));
  screen.getByLabelText('Remove tag booking');
});

it('a post that was deleted while it was being edited can be saved again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openAndWrite('Worth keeping.');
  await saveElsewhere('Theirs.');
  await deleteDocument(origin, 'blogs/shared');
  screen.getByText('Updates the published article');
  await press('Update Post');
  await screen.findByText(`${postMessages.missing}. ${formAlerts.restoring} ${saveMessages.textKept}.`);
  screen.getByText(formAlerts.restoring);
  screen.getByText('Goes live now');
  expect(screen.queryByText(changedElsewhere)).toBeNull();
  await press('Update Post');
  await waitUntilClosed();
  expect(await storedExcerpt()).toBe('Worth keeping.');
});

it('a save whose response was lost is recognized as the admin’s own, without a conflict', async () => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockReturnValue();
  await openAndWrite('First try.');
  const arrive = loseAnswers();
  await press('Update Post');
  await screen.findByText(new RegExp(`^${postMessages.update}`));
  expect(await storedExcerpt()).toBe('First try.');
  expect(screen.queryByText(changedElsewhere)).toBeNull();
  arrive();
  fireEvent.change(excerpt(), { target: { value: 'Second try.' } });
  await press('Update Post');
  await waitUntilClosed();
  expect(await storedExcerpt()).toBe('Second try.');
});

it.each(['no-such-post', 'no/such'])('the form says that there is no post %s', async (id) => {
  admin.open(`?post=${id}`);
  await screen.findByText(postMessages.missing);
});

it('a failed save is reported until its form is closed, and never in another post’s form', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openAndWrite('Changed.');
  const allow = refuse(':commit');
  await press('Update Post');
  const failure = await screen.findByText(new RegExp(`^${postMessages.update}`));
  expect(failure.closest('[role=dialog]')).toBeTruthy();
  allow();
  await press('Cancel');
  await screen.findByText(autosaveMessages.kept);
  await waitFor(() => expect(failure.isConnected).toBe(false));
  expect(screen.queryByText(new RegExp(`^${postMessages.update}`))).toBeNull();
});

it('a post can be saved even if the browser’s database never responds', async () => {
  await openAndWrite('Saved all the same.');
  silentDatabase();
  await press('Update Post');
  await waitUntilClosed();
  expect(await storedExcerpt()).toBe('Saved all the same.');
});
