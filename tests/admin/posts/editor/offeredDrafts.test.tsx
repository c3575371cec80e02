import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadAutosaves } from '#src/admin/posts/editor/autosave/autosaves.ts';
import {
  deleteAllBrowserAutosaves,
  loadBrowserAutosaves,
  saveBrowserAutosave,
} from '#src/admin/posts/editor/autosave/browserAutosaves.ts';
import {
  fetchServerAutosave,
  fetchServerAutosaves,
} from '#src/admin/posts/editor/autosave/serverAutosaves.ts';
import {
  autosaveMessages,
  formAlerts,
  saveMessages,
  twinQuestion,
} from '#src/admin/posts/editor/messages.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import {
  changedElsewhere,
  draftBase,
  leave,
  leaveElsewhere,
  offeredDrafts,
  startWithoutDrafts,
} from '#tests/support/components/autosaves.ts';
import { blogManagement, press, rowOf, titleField } from '#tests/support/components/blogManagement.tsx';
import { findContentField } from '#tests/support/components/contentField.ts';
import { refuse } from '#tests/support/components/refuse.ts';
import { aPost, writtenFields } from '#tests/support/records/aPost.ts';
import { deleteDocument, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

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

describe('The autosaved draft of a post', () => {
  it('has one line in blog management, which shows its newer copy', async () => {
    await leave('live', 'Of this browser', 3);
    await leaveElsewhere('live', 'Of another device', 2);
    await leave('other', 'Older here', 1, 1);
    await leaveElsewhere('other', 'Newer elsewhere', 4);
    admin.open();
    await waitFor(() => expect(offeredDrafts()).toEqual(['Newer elsewhere', 'Of this browser']));
  });

  it('that was written offline is sent when the list opens, and is then no longer this browser’s alone', async () => {
    await leave('live', 'Written offline', 2);
    admin.open();
    await waitFor(() => expect(offeredDrafts()).toEqual(['Written offline']));
    await waitFor(async () =>
      expect((await fetchServerAutosave('live'))?.values.title).toBe('Written offline'),
    );
    await waitFor(async () => expect((await loadBrowserAutosaves('live'))[0]?.syncedAt).toBe(2));
  });

  it('stays in the list while the connection is lost, and what was written then is sent when it is back', async () => {
    await leave('live', 'Begun here', 2);
    await leaveElsewhere('other', 'Of another device', 1);
    admin.open();
    await waitFor(() => expect(offeredDrafts()).toEqual(['Begun here', 'Of another device']));
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    const allow = refuse('drafts');
    fireEvent.click(await screen.findByLabelText('Continue Writing “Begun here”'));
    fireEvent.change(await titleField(), { target: { value: 'Continued offline' } });
    await press('Cancel');
    await waitFor(() => expect(offeredDrafts()).toEqual(['Continued offline', 'Of another device']));
    allow();
    for (const change of ['offline', 'online']) window.dispatchEvent(new Event(change));
    await waitFor(async () =>
      expect((await fetchServerAutosave('live'))?.values.title).toBe('Continued offline'),
    );
  });

  it('that was written offline is not sent over another device’s', async () => {
    await leave('live', 'Written offline', 5, 1);
    await leaveElsewhere('live', 'Continued on the phone', 2);
    admin.open();
    await waitFor(() => expect(offeredDrafts()).toEqual(['Written offline']));
    expect((await fetchServerAutosave('live'))?.values.title).toBe('Continued on the phone');
    expect((await loadBrowserAutosaves('live'))[0]?.syncedAt).toBe(1);
  });

  it('is deleted only after a confirmation', async () => {
    await leave('live', 'Half an article', 1);
    admin.open();
    await deleteDraft('Half an article', 'Cancel');
    expect(await loadBrowserAutosaves('live')).toHaveLength(1);
    expect(offeredDrafts()).toEqual(['Half an article']);
    await deleteDraft('Half an article');
    await waitFor(() => expect(offeredDrafts()).toEqual([]));
    expect(await loadBrowserAutosaves('live')).toEqual([]);
  });

  it('moves focus to the next draft when it is deleted, and to the list after the last one', async () => {
    await leave('live', 'Newer', 2);
    await leave('other', 'Older', 1);
    admin.open();
    await rowOf('Live');
    await deleteDraft('Newer');
    await waitFor(() => expect(offeredDrafts()).toEqual(['Older']));
    expect(document.activeElement).toBe(screen.getByText('Continue Writing'));
    await deleteDraft('Older');
    await waitFor(() => expect(offeredDrafts()).toEqual([]));
    expect(document.activeElement?.contains(screen.getByLabelText('Edit Live'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('does not take focus when the admin has moved on before it is deleted', async () => {
    await leave('live', 'Newer', 2);
    await leave('other', 'Older', 1);
    admin.open();
    await deleteDraft('Newer');
    screen.getByLabelText('Search posts').focus();
    await waitFor(() => expect(offeredDrafts()).toEqual(['Older']));
    expect(document.activeElement).toBe(screen.getByLabelText('Search posts'));
  });

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

  it('is no longer offered once another device has saved or deleted it, unless it was changed here since', async () => {
    admin.open();
    for (const title of ['Finished', 'Continued']) {
      await press('New Post');
      fireEvent.change(await titleField(), { target: { value: title } });
      await press('Cancel');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await waitFor(() => expect(offeredDrafts()).toEqual(['Continued', 'Finished']));
    const sent = await loadBrowserAutosaves();
    const continued = sent.find(({ values }) => values.title === 'Continued');
    if (continued) await saveBrowserAutosave({ ...continued, savedAt: continued.savedAt + 1 });
    for (const { key } of sent) await deleteDocument(origin, `drafts/${key}`);
    cleanup();
    admin.open();
    await waitFor(() => expect(offeredDrafts()).toEqual(['Continued']));
    expect(await loadBrowserAutosaves()).toHaveLength(1);
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

  it('that could not be deleted on the server stays, and Retry deletes it', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await leave('live', 'Unwanted', 1);
    admin.open();
    const allow = refuse(':commit');
    await deleteDraft('Unwanted');
    await screen.findByText(postMessages.deleteDraft);
    expect(offeredDrafts()).toEqual(['Unwanted']);
    allow();
    await press('Retry');
    await waitFor(() => expect(offeredDrafts()).toEqual([]));
    expect(screen.queryByText(postMessages.deleteDraft)).toBeNull();
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

  it('that was deleted in another tab disappears from this tab once the admin returns to it', async () => {
    await leave('live', 'Unwanted', 1);
    admin.open();
    await waitFor(() => expect(offeredDrafts()).toEqual(['Unwanted']));
    await fetchServerAutosaves();
    await deleteAllBrowserAutosaves();
    await deleteDocument(origin, 'drafts/live');
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(offeredDrafts()).toEqual([]));
  });
});
