import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { postMessages } from '#src/features/posts/messages.ts';
import { type BlogManagement, startBlogManagement } from '#tests/support/components/blogManagement.tsx';
import { aPost } from '#tests/support/records/aPost.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

let admin: BlogManagement;

beforeAll(async () => {
  admin = await startBlogManagement([aPost({ id: 'one', title: 'One' })]);
});
afterEach(cleanup);
afterAll(() => admin.stop());

it('pressing Duplicate again after a failure stores one copy and dismisses the failure with its Retry', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  admin.open();
  const duplicate = await screen.findByLabelText('Duplicate One');
  await admin.setRules((rules) =>
    rules.replace('create: if isAdmin() && isFileName', 'create: if false && isFileName'),
  );
  fireEvent.click(duplicate);
  const failure = await screen.findByText(new RegExp(postMessages.create));
  await admin.setRules((rules) => rules);
  fireEvent.click(duplicate);
  await screen.findByText('Duplicated “One” as a draft');
  await waitFor(() => expect(failure.isConnected).toBe(false));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  const stored = await storedDocuments(admin.origin, 'blogs');
  expect(stored.map(({ title }) => title).sort()).toEqual(['One', 'One (copy)']);
});
