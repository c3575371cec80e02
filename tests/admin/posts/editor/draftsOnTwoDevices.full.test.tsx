import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveBrowserAutosave } from '#src/admin/posts/editor/autosave/browserAutosaves.ts';
import { fetchServerAutosave } from '#src/admin/posts/editor/autosave/serverAutosaves.ts';
import { autosaveMessages, conflictTitles, formAlerts } from '#src/admin/posts/editor/messages.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import {
  changedElsewhere,
  draftBase,
  leave,
  leaveElsewhere,
  startWithoutDrafts,
} from '#tests/support/components/autosaves.ts';
import { blogManagement, press, titleField } from '#tests/support/components/blogManagement.tsx';
import { loseAnswers } from '#tests/support/components/loseAnswers.ts';
import { aLoadedPost, aPost, writtenFields } from '#tests/support/records/aPost.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const admin = blogManagement();
startWithoutDrafts();

describe('The autosaved draft of a post', () => {
  it('is not compared with another device’s when the post already contains the same text', async () => {
    await leave('live', 'Live', 1);
    await leaveElsewhere('live', 'Live', 1);
    admin.open('?post=live');
    fireEvent.change(await titleField(), { target: { value: 'Continued here' } });
    await press('Save for Later');
    await screen.findByText(autosaveMessages.kept);
    expect(screen.queryByText(formAlerts.other)).toBeNull();
    expect(screen.queryByText(changedElsewhere)).toBeNull();
  });

  it('is not compared with another device’s when only the response to its last save was lost', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    admin.open('?post=live');
    const arrive = loseAnswers();
    fireEvent.change(await titleField(), { target: { value: 'Arrived unnoticed' } });
    await press('Save for Later');
    await screen.findAllByText(autosaveMessages.onDevice);
    arrive();
    fireEvent.change(await titleField(), { target: { value: 'Continued here' } });
    await press('Save for Later');
    await screen.findByText(autosaveMessages.kept);
    expect(screen.queryByText(formAlerts.other)).toBeNull();
    expect(JSON.stringify(await storedDocuments(origin, 'drafts'))).toContain('Continued here');
  });

  it('asks before it replaces what was saved on another device', async () => {
    const { updatedAt: baseUpdatedAt } = aLoadedPost({ id: 'live' });
    const values = { ...writtenFields('live'), title: 'Begun on the laptop' };
    const begun = { ...draftBase, postId: 'live', values, baseUpdatedAt, savedAt: 1 };
    await storeDocuments(origin, [{ path: 'drafts/live', fields: begun }]);
    admin.open('?post=live');
    fireEvent.change(await titleField(), { target: { value: 'Finished on the phone' } });
    await press('Update Post');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    await saveBrowserAutosave({ ...begun, key: 'live', savedAt: 2, syncedAt: 1 });
    admin.open('?post=live');
    expect((await titleField()).value).toBe('Begun on the laptop');
    await press('Update Post');
    await screen.findByRole('dialog', { name: conflictTitles.post });
    screen.getByText(changedElsewhere);
  });

  it('continued from another device does not hide what is saved there afterward', async () => {
    const { updatedAt: baseUpdatedAt } = aLoadedPost({ id: 'live' });
    const values = { ...writtenFields('live'), title: 'Continued on the phone' };
    const fields = { ...draftBase, postId: 'live', values, baseUpdatedAt, savedAt: 5 };
    admin.open('?post=live');
    fireEvent.change(await titleField(), { target: { value: 'Continued here' } });
    await storeDocuments(origin, [{ path: 'drafts/live', fields }]);
    await press('Save for Later');
    await press('Compare');
    await press('Use Other Version');
    await waitFor(async () => expect((await titleField()).value).toBe('Continued on the phone'));
    const post = aPost({ id: 'live', title: 'Saved on the phone', updatedAt: new Date() });
    const saved = { ...post.fields, saveId: draftBase.saveId };
    await storeDocuments(origin, [{ path: post.path, fields: saved }]);
    await press('Update Post');
    await screen.findByRole('dialog', { name: conflictTitles.post });
  });

  it('is compared again before it is overwritten if another device changes it during the comparison', async () => {
    const titleElsewhere = async () => (await fetchServerAutosave('live'))?.values.title;
    admin.open('?post=live');
    await titleField();
    await leaveElsewhere('live', 'Begun on the phone', 5);
    fireEvent.change(await titleField(), { target: { value: 'Continued here' } });
    await press('Save for Later');
    await press('Compare');
    await leaveElsewhere('live', 'Continued on the phone', 6);
    // While the dialog is open, the autosave notices the newer copy.
    await press('Save for Later');
    await titleElsewhere();
    await titleElsewhere();
    await press('Overwrite with My Version');
    await press('Save for Later');
    await press('Compare');
    expect(await titleElsewhere()).toBe('Continued on the phone');
    await press('Overwrite with My Version');
    await waitFor(() => expect(screen.queryByText(formAlerts.other)).toBeNull());
    await press('Save for Later');
    await screen.findByText(autosaveMessages.kept);
    expect(await titleElsewhere()).toBe('Continued here');
  });
});
