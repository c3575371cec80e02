import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveBrowserDraft } from '#src/admin/posts/editor/drafts/browserDrafts.ts';
import { draftKey } from '#src/admin/posts/editor/drafts/drafts.ts';
import { type BlogManagement, startBlogManagement } from '#tests/support/components/blogManagement.tsx';
import { aPost, writtenFields } from '#tests/support/records/aPost.ts';

let admin: BlogManagement;

beforeAll(async () => {
  admin = await startBlogManagement([aPost({ id: 'live', title: 'Live' }), aPost({ id: 'other' })]);
});
beforeEach(() => {
  leave('live', 'Newest', 3);
  leave('other', 'Of another post', 2);
  leave('live', 'Oldest', 1);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});
afterAll(() => admin.stop());

/** Leaves a draft of a post, as a form does when it closes. */
function leave(postId: string, title: string, savedAt: number): void {
  const key = draftKey(postId, title.padEnd(20, 'x').replaceAll(' ', ''));
  const values = { ...writtenFields(postId), title };
  saveBrowserDraft({ key, postId, isNew: false, values, baseUpdatedAt: null, unconfirmed: [], savedAt });
}

const offered = () =>
  screen.queryAllByText(/^Unpublished draft: /).map(({ textContent }) => /“(.*)”/.exec(textContent)?.[1]);

describe('Drafts left by closed forms', () => {
  it('have one line per post in blog management, its newest, and the older on request', async () => {
    admin.open();
    await waitFor(() => expect(offered()).toEqual(['Newest', 'Of another post']));
    fireEvent.click(screen.getByLabelText('Older drafts of Newest'));
    expect(offered()).toEqual(['Newest', 'Oldest', 'Of another post']);
  });

  it('are offered in the form of their own post only', async () => {
    admin.open('?post=live');
    const restore = await screen.findAllByText('Restore', { selector: '[role=dialog] button' });
    expect(restore).toHaveLength(1);
    const lines = restore.map((button) => button.closest('li')?.textContent);
    expect(lines[0]).toContain('Newest');
  });
});
