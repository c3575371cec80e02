import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { autosaveMessages, conflictTitles, formAlerts } from '#src/admin/posts/editor/messages.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import {
  continueOnBoth,
  leave,
  leaveElsewhere,
  startWithoutDrafts,
} from '#tests/support/components/autosaves.ts';
import { blogManagement, press, titleField } from '#tests/support/components/blogManagement.tsx';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const admin = blogManagement();
startWithoutDrafts();

describe('The autosaved draft of a post', () => {
  it('changed on another device is not overwritten without asking', async () => {
    await leave('live', 'Begun', 1);
    await leaveElsewhere('live', 'Begun', 1);
    admin.open('?post=live');
    await titleField();
    await continueOnBoth();
    expect(JSON.stringify(await storedDocuments(origin, 'drafts'))).toContain('Continued on the phone');
    await press('Compare');
    const dialog = await screen.findByRole('dialog', { name: conflictTitles.autosave });
    expect(within(dialog).getByRole('region', { name: 'Title' }).textContent).toContain('on the phone');
    await press('Use Other Version');
    await waitFor(async () => expect((await titleField()).value).toBe('Continued on the phone'));
    await press('Undo');
    expect((await titleField()).value).toBe('Continued here');
  });

  it('written offline opens again and is compared, even if another device has changed the draft since', async () => {
    await leave('live', 'Written offline', 2, 1);
    await leaveElsewhere('live', 'Continued on the phone', 5);
    admin.open('?post=live');
    expect((await titleField()).value).toBe('Written offline');
    await screen.findByText(formAlerts.other);
    // On a phone, the alert above may be out of sight.
    screen.getByText(autosaveMessages.elsewhere);
    await press('Compare');
    await press('Use Other Version');
    await waitFor(async () => expect((await titleField()).value).toBe('Continued on the phone'));
  });

  it('changed on another device is compared before the post is saved', async () => {
    await leave('live', 'Begun', 1);
    await leaveElsewhere('live', 'Begun', 1);
    admin.open('?post=live');
    await titleField();
    await continueOnBoth();
    const titles = async () => (await storedDocuments(origin, 'blogs')).map(({ title }) => title);
    await press('Update Post');
    await screen.findByRole('dialog', { name: conflictTitles.autosave });
    expect(await titles()).toContain('Live');
    await press('Overwrite with My Version');
    // The post changed after this draft was begun, so the form asks about that next.
    await screen.findByRole('dialog', { name: conflictTitles.post });
    await press('Overwrite with My Version');
    await waitFor(async () => expect(await titles()).toContain('Continued here'));
  });

  it('saved on another device is compared once before this one overwrites it', async () => {
    await leave('live', 'Begun', 1);
    await leaveElsewhere('live', 'Begun', 1);
    admin.open('?post=live');
    await titleField();
    await continueOnBoth();
    const live = aPost({ id: 'live', title: 'Continued on the phone', updatedAt: new Date() });
    await storeDocuments(origin, [live]);
    await press('Update Post');
    await press('Overwrite with My Version');
    const titles = async () => (await storedDocuments(origin, 'blogs')).map(({ title }) => title);
    await waitFor(async () => expect(await titles()).toContain('Continued here'));
  });

  it('changed on another device is not overwritten without asking, even after its form was closed', async () => {
    await leave('live', 'Begun', 1);
    await leaveElsewhere('live', 'Begun', 1);
    admin.open('?post=live');
    await titleField();
    await continueOnBoth();
    await press('Cancel');
    await screen.findByText(autosaveMessages.onDevice);
    await press('Continue Writing');
    expect((await titleField()).value).toBe('Continued here');
    await press('Save for Later');
    await screen.findByText(formAlerts.other);
    expect(JSON.stringify(await storedDocuments(origin, 'drafts'))).toContain('Continued on the phone');
  });
});
