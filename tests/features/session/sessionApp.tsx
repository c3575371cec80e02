import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startAppEmulator } from '#tests/support/components/appEmulator.ts';

/** The guard of the admin area and the login, on the file's own embedded Firebase; each test starts logged out. */
export function sessionApp() {
  let emulator: Awaited<ReturnType<typeof startAppEmulator>>;
  let session: SessionApp;
  beforeAll(async () => {
    emulator = await startAppEmulator();
    session = await loadApp();
  });
  afterEach(async () => {
    await act(() => session.signOut());
    cleanup();
  });
  afterAll(() => emulator.stop());
  return {
    /** Opens the admin area. */
    open: () => render(<session.App />),
    signOut: () => session.signOut(),
    origin: () => emulator.origin,
  };
}

type SessionApp = { App: ComponentType; signOut: () => Promise<unknown> };

async function loadApp(): Promise<SessionApp> {
  const { FirebaseProviders } = await import('#src/firebase/FirebaseProviders.tsx');
  const { RequireAdmin } = await import('#src/features/session/RequireAdmin.tsx');
  const { default: LoginPage } = await import('#src/admin/LoginPage.tsx');
  const { LogoutButton } = await import('#src/admin/LogoutButton.tsx');
  const { App: Theme } = await import('#src/app/App.tsx');
  const { signOut } = await import('#src/features/session/signOut.ts');
  const admin = (
    <RequireAdmin>
      <h1>Office</h1>
      <input aria-label="Draft" />
      <LogoutButton />
    </RequireAdmin>
  );
  const App = () => (
    <Theme>
      <MemoryRouter initialEntries={['/admin']}>
        <FirebaseProviders>
          <Routes>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/admin" element={admin} />
          </Routes>
        </FirebaseProviders>
      </MemoryRouter>
    </Theme>
  );
  return { App, signOut };
}

export async function logIn({ email, password }: { email: string; password: string }) {
  await userEvent.clear(await screen.findByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}
