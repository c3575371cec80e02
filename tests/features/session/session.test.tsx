import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAuthStateChanged } from 'firebase/auth';
import { expect, it, onTestFinished, vi } from 'vitest';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import {
  deleteAllBrowserDrafts,
  hasBrowserDrafts,
  saveBrowserDraft,
} from '#src/admin/posts/editor/drafts/browserDrafts.ts';
import { emptyPost } from '#src/features/posts/data/postFields.ts';
import { signOut } from '#src/features/session/signOut.ts';
import { auth } from '#src/firebase/firebase.ts';
import { origin } from '#tests/support/components/appEmulator.ts';
import { changeAccount } from '#tests/support/servers/embeddedFirebase.ts';
import { logIn, open, startLoggedOut } from './sessionApp.tsx';

startLoggedOut();

it('keeps the typed text and asks for another login when the account loses its admin claim', async () => {
  open();
  await logIn(demoAdmin);
  await userEvent.type(await screen.findByLabelText('Draft'), 'Half a sentence');
  const { uid = '' } = auth.currentUser ?? {};
  await changeAccount(origin, uid, { customAttributes: '{}' });
  onTestFinished(() => changeAccount(origin, uid, { customAttributes: '{"admin":true}' }));
  await act(async () => auth.currentUser?.getIdToken(true));
  await screen.findByRole('dialog', { name: 'Log in again' });
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('Half a sentence');
});

it.each([
  { answer: 'Keep drafts', isKept: true },
  { answer: 'Delete drafts', isKept: false },
])('asks on Logout what to do with unsaved posts in this browser: $answer', async ({ answer, isKept }) => {
  onTestFinished(async () => void (await deleteAllBrowserDrafts()));
  await saveBrowserDraft({
    key: 'new',
    postId: '',
    baseUpdatedAt: null,
    values: { ...emptyPost, title: 'Half a post' },
    saveId: 's'.repeat(20),
    savedAt: Date.now(),
  });
  open();
  await logIn(demoAdmin);
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  const dialog = await screen.findByRole('dialog', { name: 'Keep your autosaved drafts on this computer?' });
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
  await screen.findByRole('heading', { name: 'Login' });
  expect(await hasBrowserDrafts()).toBe(isKept);
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
  await screen.findByRole('dialog', { name: 'Log in again' });
});
