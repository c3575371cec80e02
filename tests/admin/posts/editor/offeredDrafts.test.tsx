import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  deleteAllBrowserAutosaves,
  loadBrowserAutosaves,
  saveBrowserAutosave,
} from '#src/admin/posts/editor/autosave/browserAutosaves.ts';
import {
  fetchServerAutosave,
  fetchServerAutosaves,
} from '#src/admin/posts/editor/autosave/serverAutosaves.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import {
  leave,
  leaveElsewhere,
  offeredDrafts,
  startWithoutDrafts,
} from '#tests/support/components/autosaves.ts';
import { blogManagement, press, rowOf, titleField } from '#tests/support/components/blogManagement.tsx';
import { hold } from '#tests/support/components/hold.ts';
import { refuse } from '#tests/support/components/refuse.ts';
import { deleteDocument } from '#tests/support/servers/embeddedFirebase.ts';

const admin = blogManagement();
startWithoutDrafts();

async function deleteDraft(title: string, answer = 'Delete'): Promise<void> {
  fireEvent.click(await screen.findByLabelText(`Delete draft of ${title}`));
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText(title);
  fireEvent.click(question.getByText(answer));
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

  it('is one of the three newest, and the others are listed when asked for', async () => {
    for (const [index, title] of ['One', 'Two', 'Three', 'Four', 'Five'].entries())
      await leave(title.toLowerCase(), title, 5 - index);
    admin.open();
    await waitFor(() => expect(offeredDrafts()).toEqual(['One', 'Two', 'Three']));
    await press('Show All 5 Drafts');
    expect(offeredDrafts()).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
    expect(document.activeElement).toBe(screen.getByLabelText('Continue Writing “Four”'));
    expect(screen.queryByText(/^Show All/)).toBeNull();
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

  it('stays listed when a form closes, while the list is read again', async () => {
    await leave('other', 'Half an article', 1);
    admin.open();
    await waitFor(() => expect(offeredDrafts()).toEqual(['Half an article']));
    fireEvent.click(await screen.findByLabelText('Edit Live'));
    await titleField();
    const release = hold('responses', (url) => url.includes(':runQuery'));
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(offeredDrafts()).toEqual(['Half an article']);
    release();
  });

  it('of a saved post is off the list before the list is read again', async () => {
    await leave('other', 'Another one', 1);
    admin.open();
    fireEvent.click(await screen.findByLabelText('Edit Live'));
    fireEvent.change(await titleField(), { target: { value: 'Half an article' } });
    await press('Cancel');
    await waitFor(() => expect(offeredDrafts()).toEqual(['Half an article', 'Another one']));
    fireEvent.click(screen.getByLabelText('Continue Writing “Half an article”'));
    await titleField();
    const release = hold('responses', (url) => url.includes(':runQuery'));
    await press('Update Post');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(offeredDrafts()).toEqual(['Another one']);
    release();
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
