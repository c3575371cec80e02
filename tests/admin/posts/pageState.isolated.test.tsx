import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildRecordPath } from '#src/admin/posts/buildRecord.ts';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { type BlogManagement, startBlogManagement } from '#tests/support/components/blogManagement.tsx';
import { aPost } from '#tests/support/records/aPost.ts';
import { deleteDocument, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const written = new Date('2024-07-02T12:00:00.123Z');
const before = written.getTime() - 60_000;
const visibleNow = 'Live. Search and link previews update shortly';
const stale = 'Old version still visible, update pending';

let admin: BlogManagement;
/** The host’s response to a request for its build record, and the number of requests. */
const host = { status: 200, body: '', asked: 0, origin: '' };

beforeAll(async () => {
  const server = createServer((request, response) => {
    host.asked += 1;
    response.writeHead(request.url === buildRecordPath ? host.status : 404);
    response.end(host.body);
  });
  // Else it may end a connection in the moment in which Node asks again over it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  // A page asks its own host; Node has none.
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    fetch(typeof input === 'string' ? new URL(input, host.origin) : input, init),
  );
  const fields = { createdAt: written, updatedAt: written };
  admin = await startBlogManagement([
    aPost({ id: 'built', title: 'Built', ...fields }),
    aPost({ id: 'changed', title: 'Changed', ...fields }),
    aPost({ id: 'new', title: 'New', ...fields }),
    aPost({ id: 'withdrawn', title: 'Withdrawn', published: false, ...fields }),
    aPost({ id: 'draft', title: 'Draft', published: false, ...fields }),
    aPost({ id: 'unwanted', title: 'Unwanted', ...fields }),
  ]);
});
beforeEach(() => {
  const posts = { built: written.getTime(), changed: before, withdrawn: before, unwanted: written.getTime() };
  Object.assign(host, { status: 200, body: JSON.stringify({ builtAt: before, posts }), asked: 0 });
});
afterEach(cleanup);
afterAll(() => admin.stop());

async function rowOf(title: string): Promise<HTMLElement> {
  const row = (await screen.findByLabelText(`Edit ${title}`)).closest<HTMLElement>('[role=row], li');
  if (!row) throw new Error(`No row of ${title}`);
  return row;
}

function comeBack(): void {
  fireEvent(document, new Event('visibilitychange'));
}

it.each([
  { list: 'the grid', isPhone: false },
  { list: 'the cards of a phone', isPhone: true },
])('$list show whether the published page of each post is up to date', async ({ isPhone }) => {
  const { matchMedia } = window;
  onTestFinished(() => void Object.assign(window, { matchMedia }));
  window.matchMedia = (media) =>
    Object.assign(matchMedia(media), { matches: isPhone && media.includes('699') });
  admin.open();
  await within(await rowOf('Built')).findByText(`Live since ${formatDateTime(before)}`);
  within(await rowOf('Changed')).getByText(visibleNow);
  within(await rowOf('New')).getByText(visibleNow);
  within(await rowOf('Withdrawn')).getByText(stale);
  expect((await rowOf('Draft')).textContent).not.toMatch(/Live|Old version/);
});

describe('when a background function starts the builds', () => {
  afterEach(() => deleteDocument(admin.origin, 'status/publishing'));

  it.each([
    { says: 'Update started', when: 'a build was started for the change', startedFor: written, minutes: 1 },
    { says: 'Update failed', when: 'that build is half an hour old', startedFor: written, minutes: 31 },
    {
      says: 'Update failed',
      when: 'none could be started',
      startedFor: before,
      minutes: 1,
      error: 'GitHub answered 401',
    },
    { says: 'nothing of it', when: 'the change still waits for its build', startedFor: before, minutes: 1 },
  ])('says $says when $when', async ({ says, startedFor, minutes, error = null }) => {
    const text = says.startsWith('Update') ? says : undefined;
    const triedAt = Date.now() - minutes * 60_000;
    const fields = { changedAt: written.getTime(), startedFor: Number(startedFor), triedAt, error };
    await storeDocuments(admin.origin, [{ path: 'status/publishing', fields }]);
    admin.open();
    await within(await rowOf('Changed')).findByText(text ?? visibleNow);
    within(await rowOf('New')).getByText(text ?? visibleNow);
    within(await rowOf('Withdrawn')).getByText(text ?? stale);
    within(await rowOf('Built')).getByText(`Live since ${formatDateTime(before)}`);
  });
});

it('checks the host again when the admin returns to the tab', async () => {
  admin.open();
  await within(await rowOf('New')).findByText(visibleNow);
  expect(host.asked).toBe(1);
  const now = Date.now();
  host.body = JSON.stringify({ builtAt: now, posts: { new: written.getTime() } });
  act(comeBack);
  const time = new Date(now).toLocaleTimeString([], { timeStyle: 'short' });
  await within(await rowOf('New')).findByText(`Live since ${time}`);
  expect(host.asked).toBe(2);
});

it.each([
  { what: 'fails', status: 503, body: '' },
  { what: 'answers with the app, as where nothing was built', status: 200, body: '<!doctype html>' },
  { what: 'holds a list of another kind', status: 200, body: '{"posts":[],"hasMore":false}' },
])('shows no page status when the host $what', async (answer) => {
  admin.open();
  await within(await rowOf('New')).findByText(visibleNow);
  Object.assign(host, answer);
  act(comeBack);
  await waitFor(() => expect(screen.queryByText(visibleNow)).toBeNull());
  expect(screen.queryByText(/^Live|^Old version/)).toBeNull();
});

it('deleting a post says that its page stays until the next build, if it has one', async () => {
  admin.open();
  await within(await rowOf('New')).findByText(visibleNow);
  for (const [title, message] of [
    ['Unwanted', 'Blog post deleted. Old version still visible, update pending'],
    ['New', 'Blog post deleted'],
  ]) {
    fireEvent.click(await screen.findByLabelText(`Delete ${title}`));
    fireEvent.click(await screen.findByText('Delete', { selector: 'button' }));
    await screen.findByText(message ?? '', { exact: true });
  }
});
