import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { SeedDocument } from '#emulator/seed.ts';
import { staticFiles } from '#src/features/posts/data/staticFiles.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { type BlogManagement, startBlogManagement } from '#tests/support/components/blogManagement.tsx';
import { showPhone } from '#tests/support/components/gridWindow.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { deleteDocument, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const written = new Date('2024-07-02T12:00:00.123Z');
const builtAt = written.getTime() + 60_000;
const changed = new Date(builtAt + 60_000);
const pending = 'Update pending';

let admin: BlogManagement;
/** The host’s response to a request for its build record, and the number of requests. */
const host = { status: 200, body: '', asked: 0, origin: '' };

beforeAll(async () => {
  const server = createServer((request, response) => {
    host.asked += 1;
    response.writeHead(request.url === staticFiles.buildRecord ? host.status : 404);
    response.end(host.body);
  });
  // Otherwise it may close a connection just as Node reuses it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  // Relative URLs have no host in Node.
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    fetch(typeof input === 'string' ? new URL(input, host.origin) : input, init),
  );
  const fields = { createdAt: written, updatedAt: written };
  const later = { createdAt: written, updatedAt: changed };
  admin = await startBlogManagement([
    aPost({ id: 'built', title: 'Built', ...fields }),
    aPost({ id: 'changed', title: 'Changed', ...later }),
    withdrawn(aPost({ id: 'withdrawn', title: 'Withdrawn', published: false, ...later })),
    withdrawn(aPost({ id: 'gone', title: 'Gone', published: false, ...fields })),
    aPost({ id: 'draft', title: 'Draft', published: false, ...later }),
    aPost({ id: 'unwanted', title: 'Unwanted', ...fields }),
  ]);
});
beforeEach(() => {
  Object.assign(host, { status: 200, body: JSON.stringify({ builtAt }), asked: 0 });
});
afterAll(() => admin.stop());

function withdrawn({ path, fields }: SeedDocument): SeedDocument {
  return { path, fields: { ...fields, wasPublished: true } };
}

async function rowOf(title: string): Promise<HTMLElement> {
  const row = (await screen.findByLabelText(`Edit ${title}`)).closest<HTMLElement>('[role=row], li');
  if (!row) throw new Error(`No row of ${title}`);
  return row;
}

function comeBack(): void {
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
}

it.each([
  { list: 'the grid', isPhone: false },
  { list: 'the cards of a phone', isPhone: true },
])('$list show whether the published page of each post is up to date', async ({ isPhone }) => {
  if (isPhone) showPhone();
  admin.open();
  await within(await rowOf('Built')).findByText('Live');
  within(await rowOf('Changed')).getByText(pending);
  within(await rowOf('Withdrawn')).getByText(pending);
  expect((await rowOf('Gone')).textContent).not.toMatch(/Live|Update/);
  expect((await rowOf('Draft')).textContent).not.toMatch(/Live|Update/);
});

it('says that the update failed when the build could not be started', async () => {
  onTestFinished(() => deleteDocument(origin, 'status/publishing'));
  const fields = { error: 'GitHub responded with 401' };
  await storeDocuments(origin, [{ path: 'status/publishing', fields }]);
  admin.open();
  await within(await rowOf('Changed')).findByText('Update failed');
  within(await rowOf('Withdrawn')).getByText('Update failed');
  within(await rowOf('Built')).getByText('Live');
});

it('checks the host again when the admin returns to the tab', async () => {
  admin.open();
  await within(await rowOf('Changed')).findByText(pending);
  expect(host.asked).toBe(1);
  host.body = JSON.stringify({ builtAt: changed.getTime() });
  act(comeBack);
  await within(await rowOf('Changed')).findByText('Live');
  expect(host.asked).toBe(2);
});

it.each([
  { what: 'fails', status: 503, body: '' },
  { what: 'answers with the app, as where nothing was built', status: 200, body: '<!doctype html>' },
  { what: 'holds a list of another kind', status: 200, body: '{"posts":[],"hasMore":false}' },
])('shows no page status when the host $what', async (answer) => {
  admin.open();
  await within(await rowOf('Changed')).findByText(pending);
  Object.assign(host, answer);
  act(comeBack);
  await waitFor(() => expect(screen.queryByText(pending)).toBeNull());
  expect(screen.queryByText(/^Live|^Update/)).toBeNull();
});

it('deleting a post says that its page stays until the next build, if visitors can see it', async () => {
  admin.open();
  await within(await rowOf('Changed')).findByText(pending);
  for (const [title, message] of [
    ['Unwanted', 'Blog post deleted. Update pending'],
    ['Draft', 'Blog post deleted'],
  ]) {
    fireEvent.click(await screen.findByLabelText(`Delete ${title}`));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByText('Delete'));
    await screen.findByText(message ?? '', { exact: true });
  }
});
