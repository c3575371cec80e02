import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadAutosaves } from '#src/admin/posts/editor/autosave/autosaves.ts';
import {
  loadBrowserAutosaves,
  saveBrowserAutosave,
} from '#src/admin/posts/editor/autosave/browserAutosaves.ts';
import { fetchServerAutosave } from '#src/admin/posts/editor/autosave/serverAutosaves.ts';
import {
  autosaveMessages,
  conflictTitles,
  formAlerts,
  saveMessages,
  twinQuestion,
} from '#src/admin/posts/editor/messages.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import {
  changedElsewhere,
  draftBase,
  leave,
  leaveElsewhere,
  offeredDrafts,
  startWithoutDrafts,
} from '#tests/support/components/autosaves.ts';
import { blogManagement, press, titleField } from '#tests/support/components/blogManagement.tsx';
import { findContentField } from '#tests/support/components/contentField.ts';
import { aPost, writtenFields } from '#tests/support/records/aPost.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const admin = blogManagement();
startWithoutDrafts();

const second = {
  Title: 'Second',
  Excerpt: 'What is new.',
  Author: 'Mara Okafor',
  Category: 'SEO',
  'Featured image URL': '/pics/post-chair.svg',
};

async function deleteDraft(title: string, answer = 'Delete'): Promise<void> {
  fireEvent.click(await screen.findByLabelText(`Delete draft of ${title}`));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(title);
  fireEvent.click(question.getByText(answer));
}

async function fillSecond(): Promise<void> {
  for (const [label, value] of Object.entries(second)) {
    fireEvent.change(screen.getByLabelText(label, { selector: '[name]' }), { target: { value } });
  }
  (await findContentField()).write('The second text.');
}

describe('The autosaved draft', () => {
  it('opens with the post, and can be discarded and brought back', async () => {
    await leave('live', 'As I left it', Date.now());
    admin.open('?post=live');
    expect((await titleField()).value).toBe('As I left it');
    screen.getByText(changedElsewhere);
    await press('Discard Draft');
    expect((await titleField()).value).toBe('Live');
    expect(screen.queryByText(changedElsewhere)).toBeNull();
    await press('Undo');
    expect((await titleField()).value).toBe('As I left it');
    screen.getByText(changedElsewhere);
  });

  it('of a new post is kept when the next one is begun: New Post opens empty', async () => {
    admin.open();
    for (const title of ['First', 'Second']) {
      await press('New Post');
      expect((await titleField()).value).toBe('');
      fireEvent.change(await titleField(), { target: { value: title } });
      await press('Cancel');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await waitFor(() => expect(offeredDrafts()).toEqual(['Second', 'First']));
    fireEvent.click(screen.getAllByText('Continue Writing')[1] ?? document.body);
    expect((await titleField()).value).toBe('First');
  });

  it('of a new post that was already stored can be discarded, and the next new post does not replace that post', async () => {
    const { path, fields } = aPost({ id: 'first', title: 'First' });
    await storeDocuments(origin, [{ path, fields: { ...fields, saveId: draftBase.saveId } }]);
    const values = { ...writtenFields('first'), title: 'First' };
    await saveBrowserAutosave({ ...draftBase, key: 'new', postId: 'first', values, savedAt: 1 });
    admin.open('?post=new');
    await titleField();
    await press('Discard Draft');
    await fillSecond();
    await press('Create Post');
    await screen.findByText(saveMessages.createdDraft);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const titles = (await storedDocuments(origin, 'blogs')).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['First', 'Second']));
  });

  it('of a post that another device has saved does not open again', async () => {
    const values = { ...writtenFields('live'), title: 'Begun here' };
    const sent = { ...draftBase, key: 'live', postId: 'live', values, savedAt: 1, syncedAt: 1 };
    await saveBrowserAutosave(sent);
    admin.open('?post=live');
    expect((await titleField()).value).toBe('Live');
  });

  it('does not become a second post of the same title without a question', async () => {
    await storeDocuments(origin, [aPost({ id: 'second', title: 'Second' })]);
    const ids = async () => (await storedDocuments(origin, 'blogs')).map(({ id }) => id);
    admin.open('?post=new');
    await titleField();
    await fillSecond();
    await press('Create Post');
    await screen.findByRole('alertdialog', { name: twinQuestion.title });
    await press('Keep Editing');
    expect(await ids()).not.toContain('second-2');
    await press('Create Post');
    await press('Create Another');
    await waitFor(async () => expect(await ids()).toContain('second-2'));
  });

  it('of a post that another device has created from it can be compared with that post, and replaces it only on request', async () => {
    await storeDocuments(origin, [aPost({ id: 'second', title: 'Second' })]);
    admin.open('?post=new');
    await titleField();
    await fillSecond();
    const posts = async () =>
      Object.fromEntries(
        (await storedDocuments(origin, 'blogs')).map(({ id, excerpt, published }) => [
          id,
          { excerpt, published },
        ]),
      );
    const before = await posts();
    await press('Create Post');
    await press('Compare Both');
    await screen.findByRole('dialog', { name: conflictTitles.twin });
    await press('Keep Editing');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: conflictTitles.twin })).toBeNull());
    expect(await posts()).toEqual(before);
    await press('Create Post');
    await press('Compare Both');
    await press('Overwrite with My Version');
    await screen.findByText(saveMessages.published);
    // The article stays published, although the new form said 'draft'.
    expect(await posts()).toEqual({ ...before, second: { excerpt: second.Excerpt, published: true } });
    await waitFor(async () => expect((await loadAutosaves()).autosaves).toEqual([]));
  });

  it('opens with an empty field if it was stored before that field existed', async () => {
    const { excerpt: _, ...values } = { ...writtenFields('live'), title: 'Older than its excerpt' };
    await storeDocuments(origin, [
      { path: 'drafts/live', fields: { ...draftBase, postId: 'live', values, savedAt: 1 } },
    ]);
    admin.open('?post=live');
    expect((await titleField()).value).toBe('Older than its excerpt');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Excerpt').value).toBe('');
  });

  it('is saved on the server when the browser has no room for it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    admin.open('?post=live');
    const content = await findContentField();
    content.type(' Only there.');
    await screen.findByText(new RegExp(`${autosaveMessages.saved} \\d`));
    expect(JSON.stringify(await storedDocuments(origin, 'drafts'))).toContain(' Only there.');
  });

  it('keeps the last letter typed before Escape, here and on the server, and never returns once it is deleted', async () => {
    admin.open('?post=live');
    const content = await findContentField();
    content.type(' Unwanted.');
    fireEvent.keyDown(content.element, { key: 'Escape' });
    await waitFor(() => expect(offeredDrafts()).toEqual(['Live']));
    expect((await loadBrowserAutosaves('live'))[0]?.values.content).toMatch(/ Unwanted\.$/);
    expect((await fetchServerAutosave('live'))?.values.content).toMatch(/ Unwanted\.$/);
    await deleteDraft('Live');
    await waitFor(() => expect(offeredDrafts()).toEqual([]));
    expect(await storedDocuments(origin, 'drafts')).toEqual([]);
  });

  it('disappears when its form is opened and closed, if the post contains the same text', async () => {
    await leave('live', 'Live', 1);
    await leaveElsewhere('live', 'Live', 1);
    admin.open('?post=live');
    await titleField();
    expect(screen.queryByText(/^Autosaved draft from/)).toBeNull();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await loadAutosaves()).toEqual({ autosaves: [], copies: [], isComplete: true });
  });

  it('of a post that was deleted elsewhere can be continued, and stores the post again', async () => {
    await leave('gone', 'Worth keeping', 1);
    admin.open();
    await press('Continue Writing');
    expect((await titleField()).value).toBe('Worth keeping');
    screen.getByText(formAlerts.restoring);
    await press('Update Post');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const titles = (await storedDocuments(origin, 'blogs')).map(({ title }) => title);
    expect(titles).toContain('Worth keeping');
  });
});
