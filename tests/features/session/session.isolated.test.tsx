import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAuthStateChanged } from 'firebase/auth';
import { expect, it, onTestFinished, vi } from 'vitest';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { deleteAllDrafts, draftKey, hasDrafts, saveDraft } from '#src/admin/posts/editor/drafts/drafts.ts';
import { emptyPost } from '#src/features/posts/data/postFields.ts';
import { signInMessages } from '#src/features/session/messages.ts';
import { logIn, sessionApp, stranger } from './sessionApp.tsx';

const { open, signOut } = sessionApp();

it('sends whoever is signed out to the login, and the admin from there to the office', async () => {
  open();
  await logIn(demoAdmin);
  await screen.findByRole('heading', { name: 'Office' });
});

it('lets the admin in, out and in again', async () => {
  open();
  for (const _ of ['once', 'again']) {
    await logIn(demoAdmin);
    await screen.findByRole('heading', { name: 'Office' });
    await act(() => signOut());
    await screen.findByRole('heading', { name: 'Login' });
  }
});

it('leads out where the admin wanted to go', async () => {
  open();
  await logIn(demoAdmin);
  await screen.findByRole('heading', { name: 'Office' });
  await act(() => signOut('/'));
  await screen.findByRole('heading', { name: 'Home' });
});

it('tells an account without the claim that it has no access', async () => {
  open();
  await logIn(stranger);
  await screen.findByRole('heading', { name: 'This account has no access' });
  expect(screen.queryByLabelText('Draft')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Login' });
});

it('says in plain words that email or password are wrong, and puts the focus back', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  open();
  await logIn({ ...demoAdmin, password: 'something-else' });
  expect((await screen.findByRole('alert')).textContent).toBe(signInMessages.wrong);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
});

it('marks what is missing before it asks anyone', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  await waitFor(() => expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'));
});

it('keeps what was typed when the sign-in is lost, and lets the admin sign in again in place', async () => {
  const { auth } = await import('#src/firebase/firebase.ts');
  open();
  await logIn(demoAdmin);
  await userEvent.type(await screen.findByLabelText('Draft'), 'Half a sentence');
  await act(() => auth.signOut());
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(dialog.querySelector<HTMLInputElement>('[name=email]')?.value).toBe(demoAdmin.email);
  await userEvent.type(screen.getByLabelText('Password'), demoAdmin.password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('Half a sentence');
});

it('keeps a tab with unsaved text when another tab logs out, says that the session has ended, and takes a sign-in', async () => {
  const { registerUnsavedCheck } = await import('#src/features/session/unsavedChanges.ts');
  open();
  await logIn(demoAdmin);
  await userEvent.type(await screen.findByLabelText('Draft'), 'Half a sentence');
  onTestFinished(registerUnsavedCheck(() => true));

  await logOutElsewhere();
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(dialog.textContent).toContain('Your session has ended. What you typed is still here.');
  await userEvent.type(screen.getByLabelText('Password'), demoAdmin.password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('Half a sentence');
});

it('follows another tab out when nothing is unsaved', async () => {
  open();
  await logIn(demoAdmin);
  await screen.findByRole('heading', { name: 'Office' });
  await logOutElsewhere();
  await screen.findByRole('heading', { name: 'Login' });
});

/** Logs out as another tab does: it says so to all tabs, and the SDK ends the session in each. */
async function logOutElsewhere(): Promise<void> {
  const { auth } = await import('#src/firebase/firebase.ts');
  const otherTab = new BroadcastChannel('admin-session');
  const witness = new BroadcastChannel('admin-session');
  const heard = new Promise((resolve) => witness.addEventListener('message', resolve, { once: true }));
  otherTab.postMessage('signing out');
  await act(() => heard);
  await act(() => auth.signOut());
  otherTab.close();
  witness.close();
}

it.each([
  { answer: 'Keep them in this browser', isKept: true },
  { answer: 'Forget them', isKept: false },
])('asks on Logout what becomes of unsaved posts in this browser: $answer', async ({ answer, isKept }) => {
  onTestFinished(deleteAllDrafts);
  saveDraft({
    key: draftKey('half-a-post', 'form'),
    postId: 'half-a-post',
    isNew: true,
    baseUpdatedAt: null,
    values: { ...emptyPost, title: 'Half a post' },
    unconfirmed: [],
    savedAt: Date.now(),
  });
  open();
  await logIn(demoAdmin);
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  const dialog = await screen.findByRole('dialog', { name: 'Unsaved texts are kept in this browser' });
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
  await screen.findByRole('heading', { name: 'Login' });
  expect(hasDrafts()).toBe(isKept);
});

it('logs out without a question when no text is unsaved', async () => {
  open();
  await logIn(demoAdmin);
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Login' });
});

it('stays in the office when the sign-out fails, and tells the other tabs so', async () => {
  const { auth } = await import('#src/firebase/firebase.ts');
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  open();
  await logIn(demoAdmin);
  await screen.findByRole('heading', { name: 'Office' });
  const otherTab = new BroadcastChannel('admin-session');
  const heard: unknown[] = [];
  otherTab.addEventListener('message', ({ data }) => heard.push(data));
  const allow = beforeAuthStateChanged(auth, () => Promise.reject(new Error('The browser keeps nothing.')));
  await act(() => signOut());
  allow();
  await waitFor(() => expect(heard).toEqual(['signing out', 'still signed in']));
  otherTab.close();
  expect(screen.getByRole('heading', { name: 'Office' })).toBeTruthy();

  // Not taken for a wanted one: a sign-in lost after that is asked for in place.
  await act(() => auth.signOut());
  await screen.findByRole('dialog', { name: 'Please sign in again' });
});
