import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { staticFiles } from '#src/features/posts/data/staticPosts.ts';
import { paths } from '#src/paths.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { blogManagement, press, rowOf, titleField } from '#tests/support/components/blogManagement.tsx';
import { showPhone } from '#tests/support/components/gridWindow.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { deleteDocument, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const written = new Date('2024-07-02T12:00:00.123Z');
const builtAt = written.getTime() + 60_000;
const changed = new Date(builtAt + 60_000);
const pending = 'Update pending';

const fields = { createdAt: written, updatedAt: written };
const later = { createdAt: written, updatedAt: changed };
const withdrawn = { published: false, wasPublished: true } as const;

const admin = blogManagement([
  aPost({ id: 'built', title: 'Built', ...fields }),
  aPost({ id: 'changed', title: 'Changed', ...later }),
  aPost({ id: 'withdrawn', title: 'Withdrawn', ...withdrawn, ...later }),
  aPost({ id: 'gone', title: 'Gone', ...withdrawn, ...fields }),
  aPost({ id: 'draft', title: 'Draft', published: false, ...later }),
  aPost({ id: 'unwanted', title: 'Unwanted', ...fields }),
]);

/** The host’s response to a request for its build record, and the number of requests. */
const host = { status: 200, body: '', asked: 0 };

beforeAll(() => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (input !== staticFiles.buildRecord) return fetch(input, init);
    host.asked += 1;
    return new Response(host.body, { status: host.status });
  });
});
beforeEach(() => {
  Object.assign(host, { status: 200, body: JSON.stringify({ builtAt }), asked: 0 });
});

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

it('a duplicated post can be edited from the dashboard too, as long as its notification is shown', async () => {
  const router = admin.open();
  fireEvent.click(await screen.findByLabelText('Duplicate Built'));
  await screen.findByText('Duplicated “Built” as a draft');
  await act(() => router.navigate(paths.admin));
  await press('Edit');
  expect((await titleField()).value).toBe('Built (copy)');
});
