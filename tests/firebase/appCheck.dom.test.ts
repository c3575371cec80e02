import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, runTransaction } from 'firebase/firestore/lite';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { testEmulator } from '#emulator/tests/support/testEmulator.ts';
import { startAppCheck } from '#src/firebase/appCheck.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const reasons = {
  'a blocked reCAPTCHA script': () => undefined,
  'a browser that does not open its database': () =>
    void vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest()),
};

it.each(Object.entries(reasons))('%s delays a write for three seconds at most', async (name, prepare) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  prepare();
  const emulator = await testEmulator();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = initializeApp({ projectId: 'demo-website', apiKey: 'key', appId: '1:1:web:1' }, name);
  onTestFinished(async () => {
    await deleteApp(app);
    document.body.replaceChildren();
  });
  startAppCheck(app, 'site-key');
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', emulator.port);

  const stored = () => storedDocuments(emulator.origin, 'contacts');
  const write = runTransaction(firestore, async (transaction) => {
    transaction.set(doc(firestore, 'contacts/one'), { name: 'Lena' });
  });
  blockReCaptcha();
  await vi.advanceTimersByTimeAsync(2_500);
  // How long the write would take.
  for (let asked = 0; asked < 20; asked += 1) expect(await stored()).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  await write;
  expect(await stored()).toMatchObject([{ name: 'Lena' }]);
});

/** What a content blocker does to the script, without an event that the SDK would notice. */
function blockReCaptcha(): void {
  const script = document.querySelector('script[src*="recaptcha"]');
  expect(script).not.toBeNull();
  script?.dispatchEvent(new Event('error'));
  script?.remove();
}
