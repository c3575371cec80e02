import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { createQueryClient } from '#src/admin/shared/queries.ts';
import { MailNotice } from '#src/admin/submissions/DashboardNotices.tsx';
import { signIn } from '#src/features/session/signIn.ts';
import { signOut } from '#src/features/session/signOut.ts';
import { origin, resetEmulator } from '#tests/support/components/appEmulator.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

beforeAll(async () => {
  await resetEmulator();
  await act(() => signIn(demoAdmin.email, demoAdmin.password));
});
afterAll(() => signOut());

it('the dashboard says why an email about a submission could not be sent', async () => {
  const fields = { failedAt: Date.now(), error: 'Looks like spam' };
  await storeDocuments(origin, [{ path: 'status/mail', fields }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MailNotice />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Couldn't email you about a submission \(.+\): Looks like spam$/,
  );
});
