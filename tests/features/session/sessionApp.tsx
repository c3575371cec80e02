import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll } from 'vitest';
import LoginPage from '#src/admin/LoginPage.tsx';
import { LogoutButton } from '#src/admin/LogoutButton.tsx';
import { App } from '#src/app/App.tsx';
import { RequireAdmin } from '#src/features/session/RequireAdmin.tsx';
import { signOut } from '#src/features/session/signOut.ts';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import { resetEmulator } from '#tests/support/components/appEmulator.ts';

/** Starts each test of a file logged out. */
export function startLoggedOut(): void {
  beforeAll(() => resetEmulator());
  afterEach(async () => {
    await act(() => signOut());
    cleanup();
  });
}

/** Opens the admin area: its guard and the login. */
export function open(): void {
  const admin = (
    <RequireAdmin>
      <h1>Office</h1>
      <input aria-label="Draft" />
      <LogoutButton />
    </RequireAdmin>
  );
  render(
    <App>
      <MemoryRouter initialEntries={['/admin']}>
        <FirebaseProviders>
          <Routes>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/admin" element={admin} />
          </Routes>
        </FirebaseProviders>
      </MemoryRouter>
    </App>,
  );
}

export async function logIn({ email, password }: { email: string; password: string }) {
  await userEvent.clear(await screen.findByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}
