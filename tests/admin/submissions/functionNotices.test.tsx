import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { createQueryClient } from '#src/admin/shared/queries.ts';
import { FunctionsNotice, MailNotice, PublishingNotice } from '#src/admin/submissions/DashboardNotices.tsx';
import { submissionQueries } from '#src/admin/submissions/data/submissionQueries.ts';
import { staticFiles } from '#src/features/posts/data/staticPosts.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { signedInAdmin } from '#tests/support/components/signedInAdmin.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

signedInAdmin();

function show(notice: ReactNode): QueryClient {
  const client = createQueryClient();
  render(<QueryClientProvider client={client}>{notice}</QueryClientProvider>);
  return client;
}

it('the dashboard says why an email about a submission could not be sent', async () => {
  const fields = { failedAt: Date.now(), error: 'Looks like spam' };
  await storeDocuments(origin, [{ path: 'status/mail', fields }]);
  show(<MailNotice />);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^An email about a submission failed on .+: Looks like spam$/,
  );
});

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;

it.each([
  { minutes: 61, shows: 'a warning', alerts: 1 },
  { minutes: 59, shows: 'no warning', alerts: 0 },
])(
  '$minutes minutes after publishing first failed, the dashboard shows $shows',
  async ({ minutes, alerts }) => {
    const fields = { failedAt: minutesAgo(minutes), error: 'Firebase Hosting did not answer' };
    await storeDocuments(origin, [{ path: 'status/publishing', fields }]);
    const client = show(<PublishingNotice />);
    await vi.waitFor(() =>
      expect(client.getQueryState(submissionQueries.status('publishing').queryKey)?.status).toBe('success'),
    );
    const warning = /^Publishing has been failing since .+: Firebase Hosting did not answer$/;
    await vi.waitFor(() => expect(screen.queryAllByText(warning)).toHaveLength(alerts));
  },
);

describe('the dashboard of a site with background functions', () => {
  async function openDashboard(record: object | null, ranAt?: number) {
    const { fetch } = globalThis;
    const body = record ? JSON.stringify(record) : '<!doctype html>';
    vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) =>
      input === staticFiles.buildRecord ? new Response(body) : fetch(input, init),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    if (ranAt) await storeDocuments(origin, [{ path: 'status/scheduling', fields: { ranAt } }]);
    const client = show(<FunctionsNotice />);
    await vi.waitFor(() => expect(client.getQueryState(['functionsSilence'])?.status).toBe('success'));
  }

  it('says that they have not run since they were deployed, when they cannot even write their status', async () => {
    await openDashboard({ builtAt: minutesAgo(16), hasFunctions: true });
    await screen.findByText(/^The background functions haven't run since they were deployed\./);
  });

  it('says the same when only the functions of an earlier deployment have run', async () => {
    await openDashboard({ builtAt: minutesAgo(16), hasFunctions: true }, minutesAgo(60));
    await screen.findByText(/haven't run since they were deployed\./);
  });

  it('says when they last ran', async () => {
    const ranAt = minutesAgo(30);
    await openDashboard({ builtAt: minutesAgo(90), hasFunctions: true }, ranAt);
    await screen.findByText((text) => text.includes(`since ${formatDateTime(ranAt).replace(/\s/g, ' ')}.`));
  });

  it.each([
    {
      state: 'while they run',
      record: { builtAt: minutesAgo(90), hasFunctions: true },
      ranAt: minutesAgo(4),
    },
    { state: 'right after a deployment', record: { builtAt: minutesAgo(5), hasFunctions: true } },
    { state: 'where none are deployed', record: { builtAt: minutesAgo(90), hasFunctions: false } },
    { state: 'where nothing was built', record: null },
  ])('says nothing $state', async ({ record, ranAt }) => {
    await openDashboard(record, ranAt);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
