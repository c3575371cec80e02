import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formAlerts } from '#src/admin/posts/editor/messages.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { startWithoutDrafts } from '#tests/support/components/autosaves.ts';
import { blogManagement, press, titleField } from '#tests/support/components/blogManagement.tsx';
import { refuse } from '#tests/support/components/refuse.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { aVersion, daysAgo } from '#tests/support/records/aVersion.ts';
import { deleteDocument, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const admin = blogManagement();
startWithoutDrafts();

beforeEach(() =>
  storeDocuments(origin, [
    aPost({ id: 'live', title: 'As it is now', excerpt: 'Now.' }),
    aVersion('live', { title: 'As it was', savedAt: daysAgo(1) }),
    aVersion('live', { title: 'As it began', savedAt: daysAgo(2) }),
  ]),
);

async function openVersions(): Promise<HTMLElement> {
  admin.open('?post=live');
  await titleField();
  await press('Versions');
  return screen.findByRole('list', { name: 'Earlier Versions' });
}

async function storedPost() {
  return (await storedDocuments(origin, 'blogs')).find(({ id }) => id === 'live');
}

async function waitForTitle(title: string): Promise<void> {
  await waitFor(async () => expect((await titleField()).value).toBe(title));
}

describe('Deleted Posts', () => {
  it('shows an error when they cannot be loaded, and Retry loads them', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await storeDocuments(origin, [aVersion('gone', { title: 'Gone', reason: 'deleted' })]);
    const allow = refuse('"versions"');
    admin.open();
    await press('Deleted Posts');
    await screen.findByText(postMessages.deleted);
    expect(screen.queryByText(/Only the latest/)).toBeNull();
    allow();
    await press('Retry');
    await screen.findByLabelText('Restore Gone');
  });

  it('open with their text immediately, never as an empty form', async () => {
    await storeDocuments(origin, [aVersion('gone', { title: 'Gone', reason: 'deleted' })]);
    admin.open('?post=gone');
    expect((await titleField()).value).toBe('Gone');
    screen.getByText(formAlerts.restoring);
  });

  it('are listed once, with the last version, if they were restored and deleted again', async () => {
    await storeDocuments(origin, [
      aVersion('gone', { title: 'Gone first', reason: 'deleted', savedAt: daysAgo(2) }),
      aVersion('gone', { title: 'Gone again', reason: 'deleted', savedAt: daysAgo(1) }),
    ]);
    admin.open();
    await press('Deleted Posts');
    await screen.findByLabelText('Restore Gone again');
    expect(screen.queryByLabelText('Restore Gone first')).toBeNull();
  });

  it('that are partly unreadable are restored with their readable fields', async () => {
    const { path, fields } = aVersion('gone', { title: 'Gone', reason: 'deleted' });
    const post = { ...Object(fields.post), content: 7, excerpt: 'Still there.' };
    await storeDocuments(origin, [{ path, fields: { ...fields, post } }]);
    admin.open();
    await press('Deleted Posts');
    fireEvent.click(await screen.findByLabelText('Restore Gone'));
    await waitForTitle('Gone');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Excerpt').value).toBe('Still there.');
  });
});

describe('The earlier versions of a post', () => {
  it('are listed newest first, each with the changes that restoring makes', async () => {
    const list = await openVersions();
    const [newest, oldest] = within(list).getAllByRole('button');
    expect(newest?.getAttribute('aria-current')).toBe('true');
    const difference = () => screen.getByRole('region', { name: 'Title' }).textContent;
    expect(difference()).toBe('TitleAs it your text: is now this version: was');
    fireEvent.click(oldest as HTMLElement);
    expect(difference()).toBe('TitleAs it your text: is now this version: began');
    expect(oldest?.getAttribute('aria-current')).toBe('true');
  });

  it('say what replaced them; equal ones are not listed', async () => {
    const now = { title: 'As it is now', excerpt: 'Now.' };
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await storeDocuments(origin, [
      aVersion('live', { ...now, published: false, savedAt: ago(1) }),
      aVersion('live', { title: 'As it was', published: false, savedAt: ago(2) }),
      aVersion('live', { title: 'As it was', savedAt: ago(3) }),
    ]);
    const rows = within(await openVersions()).getAllByRole('button');
    const changes = ['Changed 6 words', 'Unpublished', 'Changed 1 word'];
    expect(rows.map((row) => row.textContent)).toEqual(
      changes.map((change) => expect.stringContaining(change)),
    );
  });

  it('replace saved and unsaved text, which Undo brings back', async () => {
    admin.open('?post=live');
    for (const own of ['As it is now', 'As I type it']) {
      fireEvent.change(await titleField(), { target: { value: own } });
      await press('Versions');
      await press('Use This Version');
      await waitForTitle('As it was');
      expect((await storedPost())?.title).toBe('As it is now');
      await press('Undo');
      await waitForTitle(own);
      expect(screen.queryByText(formAlerts.replaced)).toBeNull();
    }
  });

  it('from a time when the post was a draft keep it published', async () => {
    await storeDocuments(origin, [
      aVersion('live', { title: 'As a draft', published: false, savedAt: new Date() }),
    ]);
    await openVersions();
    expect(screen.getByRole('region', { name: 'Title' }).textContent).toContain('a draft');
    expect(screen.queryByRole('region', { name: 'Publish immediately' })).toBeNull();
    await press('Use This Version');
    await waitForTitle('As a draft');
    await press('Update Post');
    await waitFor(async () =>
      expect(await storedPost()).toMatchObject({ title: 'As a draft', published: true }),
    );
  });

  it('can be undone after the post was deleted elsewhere, and saving still restores it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await openVersions();
    await press('Use This Version');
    await waitForTitle('As it was');
    await deleteDocument(origin, 'blogs/live');
    await press('Update Post');
    await screen.findByText(formAlerts.restoring);
    await press('Undo');
    await waitForTitle('As it is now');
    screen.getByText(formAlerts.restoring);
  });

  it('that were edited come back after Undo, too', async () => {
    admin.open('?post=live');
    fireEvent.change(await titleField(), { target: { value: 'As I type it' } });
    await press('Versions');
    await press('Use This Version');
    await waitForTitle('As it was');
    fireEvent.change(await titleField(), { target: { value: 'As it was, edited' } });
    await press('Undo');
    await waitForTitle('As I type it');
    await press('Undo');
    await waitForTitle('As it was, edited');
  });

  it('return focus to where it was when they are closed', async () => {
    admin.open('?post=live');
    await titleField();
    const button = await screen.findByText('Versions', { selector: 'button' });
    button.focus();
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Earlier Versions' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Earlier Versions' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
    await titleField();
  });

  it('are replaced by a note when there are none', async () => {
    await storeDocuments(origin, [aPost({ id: 'young', title: 'Young' })]);
    admin.open('?post=young');
    await titleField();
    await press('Versions');
    await screen.findByText(/No other versions yet/);
  });

  it('are replaced by an error when they cannot be loaded, and Retry loads them', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const allow = refuse('"versions"');
    admin.open('?post=live');
    await titleField();
    await press('Versions');
    await screen.findByText(postMessages.versions);
    allow();
    await press('Retry');
    await screen.findByRole('list', { name: 'Earlier Versions' });
  });

  it('are not offered for a post that was never saved', async () => {
    admin.open('?post=new');
    await titleField();
    expect(screen.queryByText('Versions', { selector: 'button' })).toBeNull();
  });
});
