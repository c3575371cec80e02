import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { StartedEmulator } from '#emulator/start.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { createQueryClient } from '#src/admin/shared/queries.ts';
import { startAppEmulator } from '#tests/support/components/appEmulator.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

let emulator: StartedEmulator;

beforeAll(async () => {
  emulator = await startAppEmulator();
  const { signIn } = await import('#src/features/session/signIn.ts');
  await act(() => signIn(demoAdmin.email, demoAdmin.password));
});
afterEach(cleanup);
afterAll(async () => {
  const { signOut } = await import('#src/features/session/signOut.ts');
  await signOut();
  await emulator.stop();
});

it('the dashboard says why an email about a submission could not be sent', async () => {
  const fields = { failedAt: Date.now(), error: 'Looks like spam' };
  await storeDocuments(emulator.origin, [{ path: 'status/mail', fields }]);
  const { MailNotice } = await import('#src/admin/submissions/MailNotice.tsx');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MailNotice />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Couldn't email you about a submission \(.+\): Looks like spam$/,
  );
});
