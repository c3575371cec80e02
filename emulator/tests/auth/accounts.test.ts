import { readdirSync, readFileSync } from 'node:fs';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  getAdditionalUserInfo,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app';
import { type Auth as AdminAuth, getAuth as getAdminAuth } from 'firebase-admin/auth';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type TestEmulator, testEmulator, testFolder } from '#emulator/tests/support/testEmulator.ts';

const email = 'ada@kindlewave.example';
const password = 'correct horse';

function authOf({ origin }: TestEmulator): Auth {
  const app: FirebaseApp = initializeApp(
    { projectId: 'demo-kindlewave', apiKey: 'any' },
    crypto.randomUUID(),
  );
  onTestFinished(() => deleteApp(app));
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  return auth;
}

function adminOf({ port }: TestEmulator): AdminAuth {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${port}`;
  const app = initializeAdminApp({ projectId: 'demo-kindlewave' }, crypto.randomUUID());
  onTestFinished(() => deleteAdminApp(app));
  return getAdminAuth(app);
}

async function codeOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'done',
    (error) => error.code,
  );
}

describe('an account', () => {
  it('can be opened by anybody, and signs in with any case of its e-mail', async () => {
    const auth = authOf(await testEmulator());
    await createUserWithEmailAndPassword(auth, 'Ada@Kindlewave.example', password);
    expect(auth.currentUser?.email).toBe(email);
    await signOut(auth);
    const { user } = await signInWithEmailAndPassword(auth, 'ADA@kindlewave.example', password);
    const { claims } = await user.getIdTokenResult();
    expect(claims).toMatchObject({ email, email_verified: false, sub: user.uid, aud: 'demo-kindlewave' });
  });

  it('is a new user after signing up, and none after signing in', async () => {
    const auth = authOf(await testEmulator());
    const created = await createUserWithEmailAndPassword(auth, email, password);
    expect(getAdditionalUserInfo(created)).toMatchObject({ isNewUser: true });
    const signedIn = await signInWithEmailAndPassword(auth, email, password);
    expect(getAdditionalUserInfo(signedIn)).toMatchObject({ isNewUser: false });
  });

  it('does not tell a wrong password from an unknown e-mail', async () => {
    const auth = authOf(await testEmulator());
    await createUserWithEmailAndPassword(auth, email, password);
    const codes = [
      await codeOf(signInWithEmailAndPassword(auth, email, 'wrong horse')),
      await codeOf(signInWithEmailAndPassword(auth, 'nobody@kindlewave.example', password)),
    ];
    expect(codes).toEqual(['auth/invalid-credential', 'auth/invalid-credential']);
  });

  it('is refused with a taken or broken e-mail, and with a weak or missing password', async () => {
    const auth = authOf(await testEmulator());
    await createUserWithEmailAndPassword(auth, email, password);
    expect(await codeOf(createUserWithEmailAndPassword(auth, email, password))).toBe(
      'auth/email-already-in-use',
    );
    expect(await codeOf(createUserWithEmailAndPassword(auth, 'no-email', password))).toBe(
      'auth/invalid-email',
    );
    expect(await codeOf(createUserWithEmailAndPassword(auth, 'b@c.example', 'short'))).toBe(
      'auth/weak-password',
    );
    expect(await codeOf(createUserWithEmailAndPassword(auth, 'b@c.example', ''))).toBe(
      'auth/missing-password',
    );
  });

  it('is locked for a minute after ten wrong passwords in a row', async () => {
    let now = Date.now();
    const auth = authOf(await testEmulator({ clock: () => now }));
    await createUserWithEmailAndPassword(auth, email, password);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await codeOf(signInWithEmailAndPassword(auth, email, 'wrong horse'));
    }
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/too-many-requests');
    now += 60_000;
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('done');
  });

  it('changes its name and password, and the old password no longer signs in', async () => {
    const auth = authOf(await testEmulator());
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName: 'Ada' });
    await updatePassword(user, 'battery staple');
    await user.reload();
    expect(user.displayName).toBe('Ada');
    expect((await user.getIdTokenResult(true)).claims.name).toBe('Ada');
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/invalid-credential');
    expect(await codeOf(signInWithEmailAndPassword(auth, email, 'battery staple'))).toBe('done');
  });

  it('ends other sign-ins when its password changes', async () => {
    const emulator = await testEmulator();
    const [one, two] = [authOf(emulator), authOf(emulator)];
    const { user } = await createUserWithEmailAndPassword(one, email, password);
    const other = (await signInWithEmailAndPassword(two, email, password)).user;
    await new Promise((resolve) => setTimeout(resolve, 5));
    await updatePassword(user, 'battery staple');
    expect(await codeOf(other.getIdToken(true))).toBe('auth/user-token-expired');
    expect(await codeOf(user.getIdToken(true))).toBe('done');
  });

  it('is gone after it deleted itself', async () => {
    const auth = authOf(await testEmulator());
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await deleteUser(user);
    expect(await codeOf(signInWithEmailAndPassword(auth, email, password))).toBe('auth/invalid-credential');
    expect(await codeOf(user.getIdToken(true))).not.toBe('done');
  });

  it('survives a restart, password hashed and sign-in refreshable', async () => {
    const directory = testFolder();
    const first = await testEmulator({ directory });
    const auth = authOf(first);
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const { refreshToken } = user;
    await first.stop();
    const { origin } = await testEmulator({ directory });
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
    const response = await fetch(`${origin}/securetoken.googleapis.com/v1/token`, { method: 'POST', body });
    expect(await response.json()).toMatchObject({
      user_id: user.uid,
      token_type: 'Bearer',
      expires_in: '3600',
      refresh_token: refreshToken,
      project_id: 'demo-kindlewave',
    });

    const stored = readdirSync(directory).map((name) => readFileSync(`${directory}/${name}`, 'utf8'));
    expect(stored.join()).toContain(email);
    expect(stored.join()).not.toContain(password);
  });

  it('has its ID token refused after an hour, and a fresh one accepted', async () => {
    let now = Date.now();
    const emulator = await testEmulator({ clock: () => now });
    const { user } = await createUserWithEmailAndPassword(authOf(emulator), email, password);
    const idToken = await user.getIdToken();
    const lookup = () =>
      fetch(`${emulator.origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=any`, {
        method: 'POST',
        body: JSON.stringify({ idToken }),
      }).then((response) => response.json());
    expect(await lookup()).toMatchObject({ users: [{ localId: user.uid }] });
    now += 3_600_000;
    expect(await lookup()).toMatchObject({ error: { code: 400, message: 'TOKEN_EXPIRED' } });
    expect(await codeOf(user.getIdToken(true))).toBe('done');
    expect(await codeOf(user.reload())).toBe('done');
  });
});

describe('the Admin SDK', () => {
  it('finds an account by e-mail and sets a claim that the next token carries', async () => {
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
    await admin.createUser({ uid: 'ben', email: 'ben@kindlewave.example' });
    expect((await admin.listUsers()).users.map((user) => user.email)).toEqual([
      email,
      'ben@kindlewave.example',
    ]);
    expect((await admin.listUsers(1)).pageToken).toBeDefined();
    await admin.updateUser(uid, {
      email: 'new@kindlewave.example',
      password: 'battery staple',
      displayName: null,
    });
    const auth = authOf(emulator);
    const { user } = await signInWithEmailAndPassword(auth, 'new@kindlewave.example', 'battery staple');
    expect([user.uid, user.displayName]).toEqual([uid, null]);
    await admin.deleteUser(uid);
    expect(await codeOf(admin.getUser(uid))).toBe('auth/user-not-found');
    expect(await codeOf(admin.getUserByEmail('new@kindlewave.example'))).toBe('auth/user-not-found');
    expect((await admin.deleteUsers(['ben', 'nobody'])).successCount).toBe(2);
  });

  it('disables an account: no sign-in, no refresh, no look at itself', async () => {
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

  it('revokes sign-ins, even one of the same second', async () => {
    const emulator = await testEmulator();
    const { user } = await createUserWithEmailAndPassword(authOf(emulator), email, password);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await adminOf(emulator).revokeRefreshTokens(user.uid);
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  });

  it('cannot set claims that an ID token has itself', async () => {
    const emulator = await testEmulator();
    const { user } = await createUserWithEmailAndPassword(authOf(emulator), email, password);
    const answer = await fetch(
      `${emulator.origin}/identitytoolkit.googleapis.com/v1/projects/demo-kindlewave/accounts:update`,
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
      `${emulator.origin}/identitytoolkit.googleapis.com/v1/projects/demo-kindlewave/accounts`,
      {
        method: 'POST',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify({ localId, email }),
      },
    );
    expect(await answer.json()).toMatchObject({ error: { message: 'INVALID_LOCAL_ID' } });
    expect(await codeOf(adminOf(emulator).getUserByEmail(email))).toBe('auth/user-not-found');
  });

  it('needs the owner', async () => {
    const { origin } = await testEmulator();
    const address = `${origin}/identitytoolkit.googleapis.com/v1/projects/demo-kindlewave/accounts:lookup`;
    const answer = await fetch(address, { method: 'POST', body: '{"email":["a@b.example"]}' });
    expect(answer.status).toBe(403);
  });
});

describe('bad input to Auth', () => {
  const paths = ['signUp', 'signInWithPassword', 'lookup', 'update', 'delete'];
  const bodies = [
    '',
    '{',
    '[]',
    'null',
    '7',
    '{"email":7,"password":{}}',
    '{"idToken":7}',
    '{"idToken":"a.b.c"}',
  ];

  it.each(paths)('gets a protocol error from %s, never a crash', async (path) => {
    const { origin, log } = await testEmulator();
    for (const body of bodies) {
      const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${path}`, {
        method: 'POST',
        body,
      });
      expect(answer.status).toBe(400);
      expect((await answer.json()).error.message).toEqual(expect.any(String));
    }
    expect(log.join()).not.toContain('!!!');
  });

  it.each([
    '',
    'grant_type=refresh_token',
    'grant_type=refresh_token&refresh_token=x',
    'grant_type=password',
  ])('gets a protocol error from a refresh with "%s"', async (body) => {
    const { origin } = await testEmulator();
    const answer = await fetch(`${origin}/securetoken.googleapis.com/v1/token`, { method: 'POST', body });
    expect(answer.status).toBe(400);
  });

  it('gets 501 and a loud line for what is not supported', async () => {
    const { origin, log } = await testEmulator();
    const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode`, {
      method: 'POST',
    });
    expect(answer.status).toBe(501);
    expect((await answer.json()).error.message).toContain('accounts:sendOobCode');
    expect(log.join()).toContain('accounts:sendOobCode');
  });
});
