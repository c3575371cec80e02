import { describe, expect, it } from 'vitest';
import { openPage, sdkBrowser } from '#emulator/tests/support/browser.ts';
import { rulesWith, testFolder } from '#emulator/tests/support/testEmulator.ts';

const { site, visit } = sdkBrowser();

const rules = rulesWith('match /a/{id} { allow read, write: if request.auth.token.admin == true; }');

/** Signs up in the page. @returns the account's id */
function signUp(): Promise<string> {
  const { auth, user } = sdk;
  return auth
    .createUserWithEmailAndPassword(user, 'ada@example.com', 'secret1')
    .then((made) => made.user.uid);
}

function readCode(): Promise<string> {
  const { db, firestore: fs } = sdk;
  return fs.getDocFromServer(fs.doc(db, 'a/1')).then(
    () => 'done',
    (error) => error.code,
  );
}

async function makeAdmin(origin: string, localId: string): Promise<void> {
  await fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/demo-website/accounts:update`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ localId, customAttributes: '{"admin":true}' }),
  });
}

describe('a sign-in in a browser', () => {
  it('passes a new claim to the rules with the next token, and none after signing out', async () => {
    const { origin } = await site({ rules });
    const page = await visit(origin);
    const uid = await page.evaluate(signUp);
    expect(await page.evaluate(readCode)).toBe('permission-denied');
    await makeAdmin(origin, uid);
    await page.evaluate(() => sdk.user.currentUser?.getIdToken(true));
    expect(await page.evaluate(readCode)).toBe('done');
    await page.evaluate(() => sdk.auth.signOut(sdk.user));
    expect(await page.evaluate(readCode)).toBe('permission-denied');
    await page.evaluate(() => sdk.auth.signInWithEmailAndPassword(sdk.user, 'ada@example.com', 'secret1'));
    expect(await page.evaluate(readCode)).toBe('done');
  });

  it('survives a reload, even if the server was restarted in between', async () => {
    const directory = testFolder();
    const first = await site({ rules, directory });
    const page = await visit(first.origin);
    const uid = await page.evaluate(signUp);
    await first.stop();
    await site({ rules, directory, port: Number(new URL(first.origin).port) });
    await openPage(page, first.origin);
    const restored = await page.evaluate(async () => {
      await sdk.user.authStateReady();
      await sdk.user.currentUser?.getIdToken(true);
      return sdk.user.currentUser?.uid;
    });
    expect(restored).toBe(uid);
  });

  it('ends at the next reload if the account was deleted', async () => {
    const { origin, firebase } = await site({ rules });
    const page = await visit(origin);
    await page.evaluate(signUp);
    await firebase.reset();
    await openPage(page, origin);
    const user = await page.evaluate(async () => {
      await sdk.user.authStateReady();
      return sdk.user.currentUser;
    });
    expect(user).toBeNull();
  });
});
