import { readdirSync, readFileSync } from 'node:fs';
import {
  createUserWithEmailAndPassword,
  deleteUser,
  getAdditionalUserInfo,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { testEmulator, testFolder } from '#emulator/tests/support/testEmulator.ts';
import { authOf, codeOf, email, password } from './authSdk.ts';

describe('an account', () => {
  it('can be created by anyone, and signs in with any case of its email', async () => {
    const auth = authOf(await testEmulator());
    await createUserWithEmailAndPassword(auth, 'Ada@site.example', password);
    expect(auth.currentUser?.email).toBe(email);
    await signOut(auth);
    const { user } = await signInWithEmailAndPassword(auth, 'ADA@site.example', password);
    const { claims } = await user.getIdTokenResult();
    expect(claims).toMatchObject({ email, email_verified: false, sub: user.uid, aud: 'demo-website' });
  });

  it('counts as a new user after signing up, but not after signing in', async () => {
    const auth = authOf(await testEmulator());
    const created = await createUserWithEmailAndPassword(auth, email, password);
    expect(getAdditionalUserInfo(created)).toMatchObject({ isNewUser: true });
    const signedIn = await signInWithEmailAndPassword(auth, email, password);
    expect(getAdditionalUserInfo(signedIn)).toMatchObject({ isNewUser: false });
  });

  it('gets the same error for a wrong password and an unknown email', async () => {
    const auth = authOf(await testEmulator());
    await createUserWithEmailAndPassword(auth, email, password);
    const codes = [
      await codeOf(signInWithEmailAndPassword(auth, email, 'wrong horse')),
      await codeOf(signInWithEmailAndPassword(auth, 'nobody@site.example', password)),
    ];
    expect(codes).toEqual(['auth/invalid-credential', 'auth/invalid-credential']);
  });

  it('is refused when the email is invalid or in use, or the password weak or missing', async () => {
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

  it('no longer exists after it deletes itself', async () => {
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
      project_id: 'demo-website',
    });

    const stored = readdirSync(directory).map((name) => readFileSync(`${directory}/${name}`, 'utf8'));
    expect(stored.join()).toContain(email);
    expect(stored.join()).not.toContain(password);
  });

  it('has an ID token that expires after an hour and can be refreshed', async () => {
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
