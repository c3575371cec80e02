import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '#src/admin/shared/queries.ts';
import { MailNotice } from '#src/admin/submissions/DashboardNotices.tsx';
import { origin } from '#tests/support/components/appEmulator.ts';
import { signedInAdmin } from '#tests/support/components/signedInAdmin.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

signedInAdmin();

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
