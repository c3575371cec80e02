import { describe, expect, it } from 'vitest';
import { openPage, sdkBrowser } from '#emulator/tests/support/browser.ts';
import { isFullRun, longTest } from '#emulator/tests/support/runs.ts';
import { testEmulator, testFolder } from '#emulator/tests/support/testEmulator.ts';

const { openProfile, site, visit } = sdkBrowser();

describe('the connection of a browser', () => {
  it.each(['longPolling', 'persistent'])('works with %s too', async (setting) => {
    const { origin } = await site();
    const page = await visit(`${origin}/?${setting}`);
    const n = await page.evaluate(async () => {
      const { db, firestore: fs } = sdk;
      await fs.setDoc(fs.doc(db, 'a/1'), { n: 1, text: '🎉' });
      return (await fs.getDocFromServer(fs.doc(db, 'a/1'))).data();
    });
    expect(n).toEqual({ n: 1, text: '🎉' });
  });

  it('works from the page of another local origin', async () => {
    const { origin } = await site();
    const emulator = await testEmulator();
    const page = await visit(`${origin}/?emulator=${emulator.origin}`);
    const result = await page.evaluate(async () => {
      const { db, liteDb, user, auth, firestore: fs, lite } = sdk;
      await auth.createUserWithEmailAndPassword(user, 'ada@example.com', 'secret1');
      await fs.setDoc(fs.doc(db, 'a/1'), { n: 1 });
      const count = (await fs.getCountFromServer(fs.collection(db, 'a'))).data().count;
      return [(await lite.getDoc(lite.doc(liteDb, 'a/1'))).data(), count];
    });
    expect(result).toEqual([{ n: 1 }, 1]);
  });

  it('is live again after the server was restarted, with nothing lost', async () => {
    const directory = testFolder();
    const first = await site({ directory });
    const page = await visit(first.origin);
    await page.evaluate(async () => {
      const { db, firestore: fs, seen } = sdk;
      await fs.setDoc(fs.doc(db, 'a/1'), { n: 1 });
      fs.onSnapshot(fs.doc(db, 'a/1'), (snapshot) => seen.push(snapshot.data()?.n));
    });
    await first.stop();
    const second = await site({ directory, port: Number(new URL(first.origin).port) });
    const other = await visit(second.origin);
    await other.evaluate(() => sdk.firestore.setDoc(sdk.firestore.doc(sdk.db, 'a/1'), { n: 2 }));
    await expect.poll(() => page.evaluate(() => sdk.seen.at(-1))).toBe(2);
  });

  it.runIf(isFullRun)(
    'opens, reads and writes in seven tabs of one profile without waiting for another tab to close',
    longTest,
    async () => {
      const { origin } = await site();
      const profile = await openProfile();
      for (let tab = 0; tab < 7; tab += 1) {
        const page = await openPage(await profile.newPage(), origin);
        const found = await page.evaluate(async () => {
          const { db, firestore: fs } = sdk;
          await fs.addDoc(fs.collection(db, 'a'), { n: 1 });
          return (await fs.getDocs(fs.collection(db, 'a'))).size;
        });
        expect(found).toBeGreaterThan(tab);
      }
    },
  );

  it.runIf(isFullRun)('keeps seven tabs of one profile live at the same time', longTest, async () => {
    const { origin } = await site();
    const profile = await openProfile();
    const tabs = [];
    for (let tab = 0; tab < 7; tab += 1) {
      const page = await openPage(await profile.newPage(), origin);
      await page.evaluate(() => {
        const { db, firestore: fs, seen } = sdk;
        fs.onSnapshot(fs.doc(db, 'a/1'), (snapshot) => seen.push(snapshot.data()?.n));
      });
      tabs.push(page);
    }
    for (const [n, page] of tabs.entries()) {
      await page.evaluate((one) => sdk.firestore.setDoc(sdk.firestore.doc(sdk.db, 'a/1'), { n: one }), n);
      await Promise.all(tabs.map((tab) => expect.poll(() => tab.evaluate(() => sdk.seen.at(-1))).toBe(n)));
    }
  });
});
