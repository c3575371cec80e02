import { act } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';
import type { SeedDocument } from '#emulator/seed.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { signIn } from '#src/admin/session/signIn.ts';
import { signOut } from '#src/admin/session/signOut.ts';
import { resetEmulator } from './appEmulator.ts';

/** Logs the admin in for the tests of a file, on an embedded Firebase with only these documents. */
export function signedInAdmin(documents: SeedDocument[] = []): void {
  beforeAll(async () => {
    await resetEmulator(documents);
    await act(() => signIn(demoAdmin.email, demoAdmin.password));
  });
  afterAll(() => signOut());
}
