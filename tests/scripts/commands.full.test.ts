import { describe, expect, it } from 'vitest';
import { testEmulator } from '#emulator/tests/support/testEmulator.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import {
  claimsOnSignIn,
  createAccount,
  refresh,
  refreshToken,
  signUp,
  storeDocuments,
  storedDocuments,
} from '#tests/support/servers/embeddedFirebase.ts';
import { runScript } from './runScript.ts';

const email = 'owner@agency.example';
const password = 'a-long-password';

function grant(origin: string, ...options: string[]) {
  return runScript('admin/grantAdmin', [email, ...options, '--embedded', origin]);
}

describe('grant-admin', () => {
  it('makes an unused account the admin, and says so if it already is', async () => {
    const { origin } = await testEmulator();
    const uid = await createAccount(origin, email, password);
    const first = await grant(origin);
    expect(first).toEqual({ code: 0, said: expect.stringContaining(`${email} is now the admin`) });
    expect(first.said).toMatch(new RegExp(`uid +${uid}\ncreated +.+ GMT\nlast login +never\nverified +no\n`));
    expect(await claimsOnSignIn(origin, { email, password })).toMatchObject({ admin: true });
    const again = await grant(origin);
    expect(again).toEqual({ code: 0, said: expect.stringContaining('is already the admin') });
  });

  it('rejects an account that has already been registered and used', async () => {
    const { origin } = await testEmulator();
    const uid = await signUp(origin, email, password);
    const refusal = await grant(origin);
    expect(refusal).toEqual({ code: 1, said: expect.stringContaining(`again with --uid ${uid}`) });
    const wrong = await grant(origin, '--uid', 'another');
    expect(wrong).toEqual({ code: 1, said: expect.stringContaining(`has the uid ${uid}, not another`) });
    expect(await claimsOnSignIn(origin, { email, password })).not.toHaveProperty('admin');
  });

  it('accepts an account already in use if its uid is given, and logs out its existing sessions', async () => {
    const { origin } = await testEmulator();
    const uid = await signUp(origin, email, password);
    const earlier = await refreshToken(origin, { email, password });
    const { code } = await grant(origin, '--uid', uid);
    expect(code).toBe(0);
    expect(await claimsOnSignIn(origin, { email, password })).toMatchObject({ admin: true });
    expect(await refresh(origin, earlier)).toBe(400);
  });

  it('names an account that does not exist and what to do about it', async () => {
    const { origin } = await testEmulator();
    expect(await grant(origin)).toEqual({
      code: 1,
      said: expect.stringMatching(/^No account has the email owner@agency\.example .* Create it first/),
    });
  });

  it.each([[[]], [['not-an-address']], [['a@b.example', 'c@d.example']], [['a@b.example', '--force']]])(
    'shows its usage when called with %j',
    async (args) => {
      expect(await runScript('admin/grantAdmin', args)).toEqual({
        code: 2,
        said: expect.stringContaining('Usage: npm run grant-admin -- <email>'),
      });
    },
  );

  it('says which address does not respond and how to start it', async () => {
    const { origin, stop } = await testEmulator();
    await stop();
    expect(await grant(origin)).toEqual({
      code: 1,
      said: expect.stringMatching(/^Couldn't connect to 127\.0\.0\.1:\d+\. Run "npm start"/),
    });
  });

  it('asks for credentials before it touches a real project', async () => {
    const variables = {
      VITE_FIREBASE_PROJECT_ID: 'agency-live',
      GOOGLE_APPLICATION_CREDENTIALS: '/none.json',
    };
    expect(await runScript('admin/grantAdmin', [email], variables)).toEqual({
      code: 1,
      said: expect.stringMatching(/^No credentials for the project agency-live\./),
    });
  });
});

describe('seed', () => {
  it('fills an empty emulator with the sample content and its admin', async () => {
    const emulator = await testEmulator();
    const { code, said } = await runScript('admin/seed', ['--embedded', emulator.origin]);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('Added 39 of 39 documents') });
    expect(said).toContain(`${demoAdmin.email} with the password ${demoAdmin.password}`);
    expect(await storedDocuments(emulator.origin, 'blogs')).toHaveLength(14);
    expect(await storedDocuments(emulator.origin, 'contacts')).toHaveLength(25);
    expect(await claimsOnSignIn(emulator.origin, demoAdmin)).toMatchObject({ admin: true });
  });

  it('adds what is missing and changes nothing that exists', async () => {
    const { origin } = await testEmulator();
    const id = samplePosts[0]?.id ?? '';
    await storeDocuments(origin, [aPost({ id, title: 'Changed by hand' })]);
    const { said } = await runScript('admin/seed', ['--embedded', origin]);
    expect(said).toContain('Added 38 of 39 documents');
    const posts = await storedDocuments(origin, 'blogs');
    expect(posts.find((post) => post.id === id)?.title).toBe('Changed by hand');
  });

  it('shows its usage when called with an unknown option', async () => {
    expect(await runScript('admin/seed', ['everything'])).toEqual({
      code: 2,
      said: expect.stringContaining('Usage: npm run seed'),
    });
  });

  it('says which address does not respond', async () => {
    const { origin, stop } = await testEmulator();
    await stop();
    expect(await runScript('admin/seed', ['--embedded', origin])).toEqual({
      code: 1,
      said: expect.stringContaining("Couldn't connect to"),
    });
  });
});
