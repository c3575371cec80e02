import {
  type Auth,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { expect, it } from 'vitest';
import { testEmulator } from '#emulator/tests/support/testEmulator.ts';
import { authOf, codeOf, email, password } from './authSdk.ts';

const newPassword = 'battery staple';

async function accountWithReset() {
  let now = Date.now();
  const mails: { to: string; text: string; link: string }[] = [];
  const emulator = await testEmulator({
    clock: () => now,
    sendMail: async (mail) => void mails.push(mail),
  });
  const auth: Auth = authOf(emulator);
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  const passTime = (ms: number) => {
    now += ms;
  };
  passTime(5);
  await sendPasswordResetEmail(auth, email);
  return { emulator, auth, user, mails, link: mails[0]?.link ?? '', passTime };
}

async function answer(link: string, method = 'GET', value?: string) {
  const body = value === undefined ? undefined : new URLSearchParams({ password: value });
  const response = await fetch(link, { method, ...(body && { body }) });
  return { status: response.status, page: await response.text() };
}

it('a user who forgot the password gets an email with a link, whose page sets a new one once and ends all sessions', async () => {
  const { emulator, auth, user, mails, link } = await accountWithReset();
  expect(mails[0]).toMatchObject({ to: email, text: expect.stringContaining(link) });
  expect(emulator.log.join()).toContain(link);
  expect(await verifyPasswordResetCode(auth, new URL(link).searchParams.get('oobCode') ?? '')).toBe(email);
  await sendPasswordResetEmail(auth, email);
  expect((await answer(link)).page).toContain('New password');
  expect(await answer(link, 'POST', 'short')).toMatchObject({ status: 400 });
  expect((await answer(link, 'POST', newPassword)).page).toContain('Your password has been changed');
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/invalid-credential');
  expect(await codeOf(signInWithEmailAndPassword(auth, email, newPassword))).toBe('done');
  // The second link was sent before.
  for (const { link: old } of mails)
    expect((await answer(old)).page).toContain('expired or was already used');
});

it('the link expires after an hour; an unknown address gets the same response, but no email', async () => {
  const { auth, mails, link, passTime } = await accountWithReset();
  await sendPasswordResetEmail(auth, 'nobody@site.example');
  expect(mails).toHaveLength(1);
  passTime(3_600_000);
  expect(await answer(link, 'POST', newPassword)).toMatchObject({ status: 400 });
  expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('done');
});
