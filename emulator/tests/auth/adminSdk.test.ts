import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type TestEmulator, testEmulator } from '#emulator/tests/support/testEmulator.ts';
import { authOf, codeOf, email, password } from './authSdk.ts';

function adminOf({ port }: TestEmulator): Auth {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${port}`;
  const app = initializeApp({ projectId: 'demo-website' }, crypto.randomUUID());
  onTestFinished(() => deleteApp(app));
  return getAuth(app);
}

describe('the Admin SDK', () => {
  it('finds an account by email and sets a claim that the next token carries', async () => {
    const emulator = await testEmulator();
    const { user } = await createUserWithEmailAndPassword(authOf(emulator), email, password);
    const admin = adminOf(emulator);
    const found = await admin.getUserByEmail(email);
    expect(found.uid).toBe(user.uid);
    await admin.setCustomUserClaims(found.uid, { admin: true });
    expect((await user.getIdTokenResult()).claims.admin).toBeUndefined();
    expect((await user.getIdTokenResult(true)).claims.admin).toBe(true);
    expect((await admin.getUser(found.uid)).customClaims).toEqual({ admin: true });
    await admin.setCustomUserClaims(found.uid, null);
    expect((await user.getIdTokenResult(true)).claims.admin).toBeUndefined();
  });

  it('creates, lists, changes and deletes accounts', async () => {
    const emulator = await testEmulator();
    const admin = adminOf(emulator);
    const { uid } = await admin.createUser({ email, password, displayName: 'Ada' });
    await admin.createUser({ uid: 'ben', email: 'ben@site.example' });
    expect((await admin.listUsers()).users.map((user) => user.email)).toEqual([email, 'ben@site.example']);
    expect((await admin.listUsers(1)).pageToken).toBeDefined();
    await admin.updateUser(uid, {
      email: 'new@site.example',
      password: 'battery staple',
      displayName: null,
    });
    const auth = authOf(emulator);
    const { user } = await signInWithEmailAndPassword(auth, 'new@site.example', 'battery staple');
    expect([user.uid, user.displayName]).toEqual([uid, null]);
    await admin.deleteUser(uid);
    expect(await codeOf(admin.getUser(uid))).toBe('auth/user-not-found');
    expect(await codeOf(admin.getUserByEmail('new@site.example'))).toBe('auth/user-not-found');
    expect((await admin.deleteUsers(['ben', 'nobody'])).successCount).toBe(2);
  });

  it('disables an account: it cannot sign in, refresh its token or read its own data', async () => {
    const emulator = await testEmulator();
    const auth = authOf(emulator);
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const admin = adminOf(emulator);
    await admin.updateUser(user.uid, { disabled: true });
    expect(await codeOf(signInWithEmailAndPassword(authOf(emulator), email, password))).toBe(
      'auth/user-disabled',
    );
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-disabled');
    await admin.updateUser(user.uid, { disabled: false });
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('done');
  });

  it('revokes sign-ins, even one made in the same second', async () => {
    // The Admin SDK sends whole seconds of its own clock, so a new second must not begin in between.
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 1000) * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    const emulator = await testEmulator();
    const { user } = await createUserWithEmailAndPassword(authOf(emulator), email, password);
    vi.setSystemTime(Date.now() + 5);
    await adminOf(emulator).revokeRefreshTokens(user.uid);
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  });

  it('cannot set the reserved claims of an ID token', async () => {
    const emulator = await testEmulator();
    const { user } = await createUserWithEmailAndPassword(authOf(emulator), email, password);
    const answer = await fetch(
      `${emulator.origin}/identitytoolkit.googleapis.com/v1/projects/demo-website/accounts:update`,
      {
        method: 'POST',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify({ localId: user.uid, customAttributes: '{"sub":"someone else"}' }),
      },
    );
    expect(await answer.json()).toMatchObject({ error: { message: 'FORBIDDEN_CLAIM : sub' } });
  });

  it.each(['', 'x'.repeat(129)])('cannot give an account the id "%s"', async (localId) => {
    const emulator = await testEmulator();
    const answer = await fetch(
      `${emulator.origin}/identitytoolkit.googleapis.com/v1/projects/demo-website/accounts`,
      {
        method: 'POST',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify({ localId, email }),
      },
    );
    expect(await answer.json()).toMatchObject({ error: { message: 'INVALID_LOCAL_ID' } });
    expect(await codeOf(adminOf(emulator).getUserByEmail(email))).toBe('auth/user-not-found');
  });

  it('works only with the owner token', async () => {
    const { origin } = await testEmulator();
    const url = `${origin}/identitytoolkit.googleapis.com/v1/projects/demo-website/accounts:lookup`;
    const answer = await fetch(url, { method: 'POST', body: '{"email":["a@b.example"]}' });
    expect(answer.status).toBe(403);
  });
});
