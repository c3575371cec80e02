import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAuthStateChanged } from 'firebase/auth';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { newPostKey } from '#src/admin/posts/editor/autosave/autosave.ts';
import {
  deleteAllBrowserAutosaves,
  loadBrowserAutosaves,
  saveBrowserAutosave,
} from '#src/admin/posts/editor/autosave/browserAutosaves.ts';
import LoginPage from '#src/admin/session/LoginPage.tsx';
import { LogoutButton } from '#src/admin/session/LogoutButton.tsx';
import { RequireAdmin } from '#src/admin/session/RequireAdmin.tsx';
import { signOut } from '#src/admin/session/signOut.ts';
import { App } from '#src/app/App.tsx';
import { Notifications } from '#src/components/notifications/Notifications.tsx';
import { emptyPost } from '#src/features/posts/data/postFields.ts';
import { FirebaseProviders } from '#src/firebase/FirebaseProviders.tsx';
import { auth } from '#src/firebase/firebase.ts';
import { origin, resetEmulator } from '#tests/support/components/appEmulator.ts';
import { refuse } from '#tests/support/components/refuse.ts';
import { changeAccount } from '#tests/support/servers/embeddedFirebase.ts';

beforeAll(() => resetEmulator());
afterEach(async () => {
  await act(() => signOut());
  cleanup();
});

function unsavedPost(title: string) {
  const values = { ...emptyPost, title };
  return {
    key: newPostKey(),
    postId: '',
    baseUpdatedAt: null,
    values,
    saveId: 's'.repeat(20),
    savedAt: Date.now(),
  };
}

/** Opens the admin area: its guard and the login. */
function open(): void {
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
          <Notifications />
        </FirebaseProviders>
      </MemoryRouter>
    </App>,
  );
}

async function logIn({ email, password }: { email: string; password: string }) {
  await screen.findByLabelText('Email');
  for (const [label, value] of Object.entries({ Email: email, Password: password }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

it('when the account loses its admin claim, the admin area keeps the typed text, asks for another login and says why that is rejected', async () => {
  open();
  await logIn(demoAdmin);
  await userEvent.type(await screen.findByLabelText('Draft'), 'Half a sentence');
  const { uid = '' } = auth.currentUser ?? {};
  await changeAccount(origin, uid, { customAttributes: '{}' });
  onTestFinished(() => changeAccount(origin, uid, { customAttributes: '{"admin":true}' }));
  await act(() => auth.signOut());
  const dialog = within(await screen.findByRole('dialog', { name: 'Log In Again' }));
  dialog.getByText(/^You were logged out/);
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: demoAdmin.password } });
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
  await dialog.findByText(/isn't an admin account/);
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('Half a sentence');
});

it.each([
  { answer: 'Keep Drafts', isKept: true },
  { answer: 'Remove from This Browser', isKept: false },
])('asks on Logout what to do with unsaved posts in this browser: $answer', async ({ answer, isKept }) => {
  onTestFinished(async () => void (await deleteAllBrowserAutosaves()));
  await saveBrowserAutosave(unsavedPost('Half a post'));
  open();
  await logIn(demoAdmin);
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Keep your autosaved drafts in this browser?',
  });
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
  await screen.findByRole('heading', { name: 'Login' });
  expect(await loadBrowserAutosaves()).toHaveLength(isKept ? 1 : 0);
});

it('stays logged in when Logout is canceled', async () => {
  onTestFinished(async () => void (await deleteAllBrowserAutosaves()));
  await saveBrowserAutosave(unsavedPost('Half a post'));
  open();
  await logIn(demoAdmin);
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(auth.currentUser?.email).toBe(demoAdmin.email);
  expect(await loadBrowserAutosaves()).toHaveLength(1);
});

it('names on Logout the drafts whose text the server does not have', async () => {
  onTestFinished(async () => void (await deleteAllBrowserAutosaves()));
  vi.spyOn(console, 'warn').mockReturnValue();
  open();
  await logIn(demoAdmin);
  await screen.findByRole('button', { name: 'Logout' });
  await saveBrowserAutosave(unsavedPost('Only here'));
  const allow = refuse(':commit');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText(
    /The latest text of “Only here” is only in this browser. If you remove it, it will be lost/,
  );
  await userEvent.keyboard('{Escape}');
  allow();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByText(/Copies on the server are kept/);
});

it('warns after login that every reload will require another login, in a browser that blocks site data', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Site data is blocked', 'SecurityError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  open();
  await logIn(demoAdmin);
  await screen.findByRole('heading', { name: 'Office' });
  await screen.findByText(/isn't saving data for this site/);
});

it('stays in the admin area when logging out fails', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  open();
  await logIn(demoAdmin);
  await screen.findByRole('heading', { name: 'Office' });
  const allow = beforeAuthStateChanged(auth, () => Promise.reject(new Error('The browser keeps nothing.')));
  await act(() => signOut());
  allow();
  expect(screen.getByRole('heading', { name: 'Office' })).toBeTruthy();

  // This is not a deliberate logout: a session that ends later is renewed in place.
  await act(() => auth.signOut());
  await screen.findByRole('dialog', { name: 'Log In Again' });
});
