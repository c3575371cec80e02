import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { staticFiles } from '#src/features/posts/data/staticPosts.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { blogManagement, rowOf } from '#tests/support/components/blogManagement.tsx';
import { showPhone } from '#tests/support/components/gridWindow.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { deleteDocument, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const written = new Date('2024-07-02T12:00:00.123Z');
const changed = new Date('2024-07-02T12:02:00.123Z');

const fields = { createdAt: written, updatedAt: written };
const later = { createdAt: written, updatedAt: changed };
const withdrawn = { published: false, wasPublished: true } as const;

const admin = blogManagement([
  aPost({ id: 'built', title: 'Built', ...fields }),
  aPost({ id: 'changed', title: 'Changed', ...later }),
  aPost({ id: 'withdrawn', title: 'Withdrawn', ...withdrawn, ...later }),
  aPost({ id: 'gone', title: 'Gone', ...withdrawn, ...fields }),
  aPost({ id: 'draft', title: 'Draft', published: false, ...later }),
]);

/** The archive of the live site: posts as they were when it was released. */
function released(ids: readonly string[], updatedAt = written): string {
  return JSON.stringify({ posts: ids.map((id) => ({ id, updatedAt: updatedAt.getTime() })) });
}

/** The host’s response to a request for the archive, and the number of requests. */
const host = { status: 200, body: '', asked: 0 };

beforeAll(() => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (input !== staticFiles.archive) return fetch(input, init);
    host.asked += 1;
    return new Response(host.body, { status: host.status });
  });
});
beforeEach(() => {
  Object.assign(host, { status: 200, body: released(['built', 'changed', 'withdrawn']), asked: 0 });
});

/** What the publishing function reports. */
async function report(error: string | null): Promise<void> {
  onTestFinished(() => deleteDocument(origin, 'status/publishing'));
  await storeDocuments(origin, [{ path: 'status/publishing', fields: { error } }]);
}

function comeBack(): void {
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
}

it.each([
  { list: 'the grid', isPhone: false },
  { list: 'the cards of a phone', isPhone: true },
])('posts whose pages are not up to date are marked in $list', async ({ isPhone }) => {
  if (isPhone) showPhone();
  await report(null);
  admin.open();
  await within(await rowOf('Changed')).findByText('Publishing...');
  within(await rowOf('Withdrawn')).getByText('Unpublishing...');
  for (const title of ['Built', 'Gone', 'Draft'])
    expect((await rowOf(title)).textContent).not.toMatch(/publishing/i);
});

it('a post is no longer shown as outdated within seconds of its release, without a reload', async () => {
  await report(null);
  admin.open();
  await within(await rowOf('Changed')).findByText('Publishing...');
  host.body = JSON.stringify({
    posts: [
      { id: 'built', updatedAt: written.getTime() },
      { id: 'changed', updatedAt: changed.getTime() },
    ],
  });
  await waitFor(() => expect(screen.queryByText('Publishing...')).toBeNull(), { timeout: 10_000 });
});

it('the list says why publishing failed', async () => {
  await report("The functions aren't allowed to release the site");
  admin.open();
  const message = "Publishing failed: The functions aren't allowed to release the site";
  await within(await rowOf('Changed')).findByText(message);
  within(await rowOf('Withdrawn')).getByText(message);
});

it('without functions, the list says that pages update with the next build, and checks again when the admin returns to the tab', async () => {
  admin.open();
  await within(await rowOf('Changed')).findByText('Pages update with the next build');
  const { asked } = host;
  host.body = released(['changed'], changed);
  act(comeBack);
  const row = await rowOf('Changed');
  await waitFor(() => expect(within(row).queryByText('Pages update with the next build')).toBeNull());
  expect(host.asked).toBe(asked + 1);
});

it.each([
  { what: 'fails', status: 503, body: '' },
  { what: 'answers with the app, as it does where nothing was built', status: 200, body: '<!doctype html>' },
  { what: 'holds something else', status: 200, body: '{"builtAt":1}' },
])('the list shows no page status when the host $what', async (answer) => {
  admin.open();
  await within(await rowOf('Changed')).findByText(/^Pages update/);
  Object.assign(host, answer);
  act(comeBack);
  await waitFor(() => expect(screen.queryByText(/^Pages update/)).toBeNull());
});
