import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { postMessages } from '#src/features/posts/data/messages.ts';
import { type BlogManagement, startBlogManagement } from '#tests/support/components/blogManagement.tsx';
import { aPost } from '#tests/support/records/aPost.ts';
import { aVersion, daysAgo } from '#tests/support/records/aVersion.ts';
import { clearDocuments, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

// In jsdom, asking every element whether it is hidden takes most of the time.
configure({ defaultHidden: true });

let office: BlogManagement;

beforeAll(async () => {
  office = await startBlogManagement([]);
});
beforeEach(async () => {
  localStorage.clear();
  await clearDocuments(office.origin);
  await storeDocuments(office.origin, [
    aPost({ id: 'live', title: 'As it is now', excerpt: 'Now.' }),
    aVersion('live', { title: 'As it was', savedAt: daysAgo(1) }),
    aVersion('live', { title: 'As it began', savedAt: daysAgo(2) }),
  ]);
});
afterAll(() => office.stop());

/** What is said of a failure in the console is expected in this test. */
function expectFailure(): void {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
}

async function press(name: string): Promise<void> {
  fireEvent.click(await screen.findByText(name, { selector: 'button' }));
}

/** The title's field, once the form is there. */
async function titleField(): Promise<HTMLInputElement> {
  return screen.findByLabelText('Title', { selector: 'input' });
}

async function openVersions(): Promise<HTMLElement> {
  office.open('?post=live');
  await titleField();
  await press('Versions');
  return screen.findByRole('list', { name: 'Earlier versions' });
}

async function storedTitle(): Promise<unknown> {
  return (await storedDocuments(office.origin, 'blogs')).find(({ id }) => id === 'live')?.title;
}

async function waitForTitle(title: string): Promise<void> {
  await waitFor(async () => expect((await titleField()).value).toBe(title));
}

describe('Deleted posts', () => {
  it('can be restored into the form, and saved at their old address', async () => {
    office.open();
    fireEvent.click(await screen.findByLabelText('Delete As it is now'));
    await press('Delete');
    await waitFor(async () => expect(await storedTitle()).toBeUndefined());
    await press('Deleted posts');
    fireEvent.click(await screen.findByLabelText('Restore As it is now'));
    await waitForTitle('As it is now');
    await screen.findByText(/This post was deleted/);
    expect(await storedTitle()).toBeUndefined();
    await press('Update Post');
    await waitFor(async () => expect(await storedTitle()).toBe('As it is now'));
    await press('Deleted posts');
    await screen.findByText('No deleted posts.');
  });

  it('say so when they cannot be read, and are read again on demand', async () => {
    expectFailure();
    await storeDocuments(office.origin, [aVersion('gone', { title: 'Gone', reason: 'deleted' })]);
    await office.setRules((rules) => rules.replace('match /versions/', 'match /elsewhere/'));
    office.open();
    await press('Deleted posts');
    await screen.findByText(postMessages.deleted);
    await office.setRules((rules) => rules);
    await press('Retry');
    await screen.findByLabelText('Restore Gone');
  });

  it('are removed for good after 30 days, when blog management is opened', async () => {
    await storeDocuments(office.origin, [
      aVersion('gone', { title: 'Gone', reason: 'deleted', savedAt: daysAgo(31) }),
      aVersion('recent', { title: 'Recent', reason: 'deleted', savedAt: daysAgo(29) }),
    ]);
    office.open();
    await waitFor(async () => {
      const ids = (await storedDocuments(office.origin, 'versions')).map(({ postId }) => postId);
      expect(ids.sort()).toEqual(['live', 'live', 'recent']);
    });
  });
});

describe('The earlier versions of a post', () => {
  it('are listed newest first, each with what restoring it would change', async () => {
    const list = await openVersions();
    const [newest, oldest] = within(list).getAllByRole('button');
    expect(newest?.getAttribute('aria-current')).toBe('true');
    const difference = () => screen.getByRole('region', { name: 'Title' }).textContent;
    expect(difference()).toBe('TitleAs it Now: is now Earlier: was');
    fireEvent.click(oldest as HTMLElement);
    expect(difference()).toBe('TitleAs it Now: is now Earlier: began');
    expect(oldest?.getAttribute('aria-current')).toBe('true');
  });

  it('go into the form and nowhere else: the post changes with the next save, which keeps a version in turn', async () => {
    await openVersions();
    await press('Restore into the form');
    await waitForTitle('As it was');
    expect(await storedTitle()).toBe('As it is now');
    await press('Update Post');
    await waitFor(async () => expect(await storedTitle()).toBe('As it was'));
    const titles = (await storedDocuments(office.origin, 'versions')).map(({ post }) => JSON.stringify(post));
    expect(titles).toHaveLength(3);
    expect(titles.filter((post) => post.includes('As it is now'))).toHaveLength(1);
  });

  it('do not replace unsaved text without a question, and then it is offered back', async () => {
    office.open('?post=live');
    fireEvent.change(await titleField(), { target: { value: 'As I type it' } });
    await press('Versions');
    await press('Restore into the form');
    const question = await screen.findByRole('alertdialog', { name: 'Replace what you typed?' });
    fireEvent.click(within(question).getByText('Cancel'));
    expect((await titleField()).value).toBe('As I type it');
    await press('Restore into the form');
    await press('Replace');
    await waitForTitle('As it was');
    await screen.findByText(/Unsaved text of “As I type it”/);
  });

  it('give the focus back to where it was when they are closed', async () => {
    office.open('?post=live');
    await titleField();
    const button = await screen.findByText('Versions', { selector: 'button' });
    button.focus();
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Earlier versions' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Earlier versions' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
    await titleField();
  });

  it('say so when there are none', async () => {
    await storeDocuments(office.origin, [aPost({ id: 'young', title: 'Young' })]);
    office.open('?post=young');
    await titleField();
    await press('Versions');
    await screen.findByText(/No earlier versions yet/);
  });

  it('say so when they cannot be read, and are read again on demand', async () => {
    expectFailure();
    await office.setRules((rules) => rules.replace('match /versions/', 'match /elsewhere/'));
    office.open('?post=live');
    await titleField();
    await press('Versions');
    await screen.findByText(postMessages.versions);
    await office.setRules((rules) => rules);
    await press('Retry');
    await screen.findByRole('list', { name: 'Earlier versions' });
  });

  it('are not offered for a post that was never saved', async () => {
    office.open('?post=new');
    await titleField();
    expect(screen.queryByText('Versions', { selector: 'button' })).toBeNull();
  });
});
