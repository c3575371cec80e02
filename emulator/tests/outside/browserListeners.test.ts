import { describe, expect, it } from 'vitest';
import { sdkBrowser } from '#emulator/tests/support/browser.ts';
import { rulesWith } from '#emulator/tests/support/testEmulator.ts';

const { site, visit } = sdkBrowser();

describe('pages that follow the database', () => {
  it('keeps a limited listener exact as documents come, move, leave and make room', async () => {
    const page = await visit((await site()).origin);
    await page.evaluate(async () => {
      const { db, firestore: fs, seen } = sdk;
      const all = fs.collection(db, 'a');
      for (const n of [1, 2, 3, 4]) await fs.setDoc(fs.doc(all, `d${n}`), { n });
      const ready = new Promise<void>((resolve) => {
        const lowest = fs.query(all, fs.where('n', '<', 50), fs.orderBy('n'), fs.limit(3));
        fs.onSnapshot(lowest, { includeMetadataChanges: true }, (snapshot) => {
          if (!snapshot.metadata.hasPendingWrites) seen.push(snapshot.docs.map((one) => one.id).join(' '));
          resolve();
        });
      });
      await ready;
      await fs.setDoc(fs.doc(all, 'd0'), { n: 0 });
      await fs.updateDoc(fs.doc(all, 'd1'), { n: 99 });
      await fs.deleteDoc(fs.doc(all, 'd2'));
      await fs.updateDoc(fs.doc(all, 'd0'), { n: 40 });
    });
    await expect.poll(() => page.evaluate(() => sdk.seen.at(-1))).toBe('d3 d4 d0');
  });

  it('shows the writes and deletions of one visitor on the page of another', async () => {
    const { origin } = await site();
    const [ada, ben] = [await visit(origin), await visit(origin)];
    await ben.evaluate(() => {
      const { db, firestore: fs, seen } = sdk;
      fs.onSnapshot(fs.doc(db, 'a/1'), (snapshot) => seen.push(snapshot.data() ?? 'gone'));
    });
    await expect.poll(() => ben.evaluate(() => sdk.seen)).toEqual(['gone']);
    await ada.evaluate(() => sdk.firestore.setDoc(sdk.firestore.doc(sdk.db, 'a/1'), { n: 1 }));
    await ada.evaluate(() => sdk.firestore.deleteDoc(sdk.firestore.doc(sdk.db, 'a/1')));
    await expect.poll(() => ben.evaluate(() => sdk.seen)).toEqual(['gone', { n: 1 }, 'gone']);
  });

  it('loses no increment when two pages run transactions at the same time', async () => {
    const { origin } = await site();
    const pages = [await visit(origin), await visit(origin)];
    await Promise.all(
      pages.map((page) =>
        page.evaluate(async () => {
          const { db, firestore: fs } = sdk;
          const place = fs.doc(db, 'a/counter');
          for (let round = 0; round < 5; round += 1) {
            await fs.runTransaction(
              db,
              async (transaction) => {
                const n = (await transaction.get(place)).data()?.n ?? 0;
                transaction.set(place, { n: n + 1 });
              },
              { maxAttempts: 20 },
            );
          }
        }),
      ),
    );
    const n = await pages[0]?.evaluate(async () =>
      (await sdk.firestore.getDocFromServer(sdk.firestore.doc(sdk.db, 'a/counter'))).data(),
    );
    expect(n).toEqual({ n: 10 });
  });

  it('serves 50 listeners of one page separately, and the others stay live when one is denied', async () => {
    const rules = rulesWith('match /a/{id} { allow read, write; }');
    const opened = await site({ rules });
    const page = await visit(opened.origin);
    const result = await page.evaluate(async () => {
      const { db, firestore: fs } = sdk;
      const seen: Record<string, unknown> = {};
      for (let n = 0; n < 50; n += 1) {
        fs.onSnapshot(fs.doc(db, `a/${n}`), (snapshot) => (seen[n] = snapshot.data()?.n));
      }
      const denied = await new Promise((resolve) =>
        fs.onSnapshot(
          fs.doc(db, 'shut/1'),
          () => resolve('open'),
          (error) => resolve(error.code),
        ),
      );
      for (let n = 0; n < 50; n += 1) await fs.setDoc(fs.doc(db, `a/${n}`), { n });
      return { denied, same: Object.entries(seen).every(([id, n]) => Number(id) === n) };
    });
    expect(result).toEqual({ denied: 'permission-denied', same: true });
    expect(opened.firebase.stats().openTargets).toBe(50);
  });

  it('learns what was deleted and changed while it was offline', async () => {
    const { origin } = await site();
    const [ada, ben] = [await visit(origin), await visit(origin)];
    await ada.evaluate(async () => {
      const { db, firestore: fs, seen } = sdk;
      for (const id of ['gone', 'kept', 'left']) await fs.setDoc(fs.doc(db, `a/${id}`), { in: true });
      fs.onSnapshot(fs.doc(db, 'a/gone'), (document) => seen.push(document.exists()));
      fs.onSnapshot(fs.query(fs.collection(db, 'a'), fs.where('in', '==', true)), ({ docs }) =>
        seen.push(docs.map(({ id }) => id).join(' ')),
      );
    });
    await expect.poll(() => ada.evaluate(() => sdk.seen)).toEqual([true, 'gone kept left']);
    await ada.evaluate(() => sdk.firestore.disableNetwork(sdk.db));
    await ben.evaluate(async () => {
      const { db, firestore: fs } = sdk;
      await fs.deleteDoc(fs.doc(db, 'a/gone'));
      await fs.updateDoc(fs.doc(db, 'a/left'), { in: false });
    });
    await ada.evaluate(async () => {
      sdk.seen.length = 0;
      await sdk.firestore.enableNetwork(sdk.db);
    });
    await expect.poll(() => ada.evaluate(() => sdk.seen)).toEqual(expect.arrayContaining([false, 'kept']));
  });
});
