import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { buildRecordPath } from '#src/features/posts/data/buildRecord.ts';
import { type BlogManagement, startBlogManagement } from '#tests/support/components/blogManagement.tsx';
import { aPost } from '#tests/support/records/aPost.ts';

const written = new Date('2024-07-02T12:00:00.123Z');
const before = written.getTime() - 60_000;
const visibleNow = 'Visible now, shareable after the next build';
const leftover = 'Its old page stays until the next build';

let office: BlogManagement;
/** What the host answers when it is asked for the record of its build, and how often it was. */
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
  office = await startBlogManagement([
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
afterAll(() => office.stop());

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
])('$list say of each post what the pages on the host hold of it', async ({ isPhone }) => {
  const { matchMedia } = window;
  onTestFinished(() => void Object.assign(window, { matchMedia }));
  window.matchMedia = (media) =>
    Object.assign(matchMedia(media), { matches: isPhone && media.includes('699') });
  office.open();
  await within(await rowOf('Built')).findByText(`In the pages since ${formatDateTime(before)}`);
  within(await rowOf('Changed')).getByText(visibleNow);
  within(await rowOf('New')).getByText(visibleNow);
  within(await rowOf('Withdrawn')).getByText(leftover);
  expect((await rowOf('Draft')).textContent).not.toMatch(/page/);
});

it('asks the host again when the admin comes back to the tab', async () => {
  office.open();
  await within(await rowOf('New')).findByText(visibleNow);
  const now = Date.now();
  host.body = JSON.stringify({ builtAt: now, posts: { new: written.getTime() } });
  act(comeBack);
  const time = new Date(now).toLocaleTimeString([], { timeStyle: 'short' });
  await within(await rowOf('New')).findByText(`In the pages since ${time}`);
  expect(host.asked).toBe(2);
});

it.each([
  { what: 'fails', status: 503, body: '' },
  { what: 'answers with the app, as where nothing was built', status: 200, body: '<!doctype html>' },
  { what: 'holds a list of another kind', status: 200, body: '{"posts":[],"hasMore":false}' },
])('says nothing of the pages when the host $what', async (answer) => {
  office.open();
  await within(await rowOf('New')).findByText(visibleNow);
  Object.assign(host, answer);
  act(comeBack);
  await waitFor(() => expect(screen.queryByText(visibleNow)).toBeNull());
  expect(screen.queryByText(/In the pages|old page/)).toBeNull();
});

it('a deletion says that the page stays until the next build, if there is one', async () => {
  office.open();
  await within(await rowOf('New')).findByText(visibleNow);
  for (const [title, message] of [
    ['Unwanted', 'Blog post deleted. Its page stays until the next build'],
    ['New', 'Blog post deleted'],
  ]) {
    fireEvent.click(await screen.findByLabelText(`Delete ${title}`));
    fireEvent.click(await screen.findByText('Delete', { selector: 'button' }));
    await screen.findByText(message ?? '', { exact: true });
  }
});
