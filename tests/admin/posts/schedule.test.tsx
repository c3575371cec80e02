import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fieldHelp, scheduleHelp } from '#src/admin/posts/editor/messages.ts';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { blogManagement, press, rowOf } from '#tests/support/components/blogManagement.tsx';
import { showPhone } from '#tests/support/components/gridWindow.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

const publishAt = new Date('2030-01-01T13:00:00Z');
const running = scheduleHelp(Intl.DateTimeFormat().resolvedOptions().timeZone);

const admin = blogManagement([aPost({ id: 'later', title: 'Later', published: false, publishAt })]);

async function storeLastRun(ranAt: number): Promise<void> {
  await storeDocuments(origin, [{ path: 'status/scheduling', fields: { ranAt } }]);
}

it.each([
  { list: 'the grid', isPhone: false },
  { list: 'the cards of a phone', isPhone: true },
])('the time at which a post will be published is shown in $list', async ({ isPhone }) => {
  if (isPhone) showPhone();
  admin.open();
  const row = await rowOf('Later');
  within(row).getByText(`Scheduled for ${formatDateTime(publishAt.getTime())}`);
  within(row).getByText('Draft');
});

it.each([
  { when: 'scheduling has never run', ranAt: null, help: fieldHelp.noScheduler },
  {
    when: 'scheduling last ran 16 minutes ago',
    ranAt: Date.now() - 16 * 60_000,
    help: fieldHelp.noScheduler,
  },
  { when: 'scheduling last ran four minutes ago', ranAt: Date.now() - 4 * 60_000, help: running },
])('the form of a scheduled post says "$help" when $when', async ({ ranAt, help }) => {
  if (ranAt !== null) await storeLastRun(ranAt);
  admin.open('?post=later');
  await screen.findByText(help);
  expect(screen.getByLabelText(/Publish at/).getAttribute('aria-invalid')).toBe(
    `${help === fieldHelp.noScheduler}`,
  );
});

it('the form says immediately that a chosen time has passed', async () => {
  await storeLastRun(Date.now());
  admin.open('?post=later');
  const field = await screen.findByLabelText(/Publish at/);
  await screen.findByText(running);
  fireEvent.change(field, { target: { value: '2020-01-01T08:00' } });
  await screen.findByText(/^This time has passed\./);
  fireEvent.change(field, { target: { value: '2030-01-01T08:00' } });
  await screen.findByText(running);
});

it('the form keeps the time while the year is typed, even east of Greenwich', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  onTestFinished(() => void vi.unstubAllEnvs());
  admin.open('?post=later');
  const field = await screen.findByLabelText<HTMLInputElement>(/Publish at/);
  for (const value of ['0002-01-05T08:00', '0020-01-05T08:00', '2027-07-05T08:00']) {
    fireEvent.change(field, { target: { value } });
    expect(field.value).toBe(value);
  }
});

it('a published post has no scheduled time', async () => {
  await storeLastRun(Date.now());
  admin.open('?post=later');
  const field = await screen.findByLabelText<HTMLInputElement>(/Publish at/);
  expect(field.value).not.toBe('');
  fireEvent.click(screen.getByLabelText('Publish immediately'));
  await screen.findByText(fieldHelp.toSchedule);
  expect(field.disabled).toBe(true);
  expect(field.value).toBe('');
});

it('a scheduled post that goes live while its form is open stays published when the other version is overwritten', async () => {
  await storeDocuments(origin, [aPost({ id: 'due', published: false, publishAt })]);
  admin.open('?post=due');
  fireEvent.change(await screen.findByLabelText('Excerpt'), { target: { value: 'Mine.' } });
  await storeDocuments(origin, [aPost({ id: 'due', excerpt: 'Theirs.', updatedAt: new Date() })]);
  await press('Update Post');
  await press('Overwrite with My Version');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const stored = (await storedDocuments(origin, 'blogs')).find(({ id }) => id === 'due');
  expect(stored).toMatchObject({ excerpt: 'Mine.', published: true });
});
