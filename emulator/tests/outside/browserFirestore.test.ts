import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bundleSdkPage,
  openPage,
  sdkSite,
  startBrowser,
  visitorPage,
} from '#emulator/tests/support/browser.ts';
import { rulesWith, testEmulator, testFolder } from '#emulator/tests/support/testEmulator.ts';

let browser: Browser;
let script: string;

beforeAll(async () => {
  [browser, script] = await Promise.all([startBrowser(), bundleSdkPage()]);
}, 60_000);

afterAll(() => browser.close());

describe('the Firestore SDK in a browser', () => {
  it('writes and reads back every kind of value', async () => {
    const page = await visitorPage(browser, (await sdkSite(script)).origin);
    const read = await page.evaluate(async () => {
      const { db, firestore: fs } = sdk;
      const place = fs.doc(db, 'values/all');
      await fs.setDoc(place, {
        nothing: null,
        yes: true,
        int: Number.MAX_SAFE_INTEGER,
        double: -0.5,
        nan: Number.NaN,
        infinity: -Infinity,
        text: 'né 🎉',
        at: new fs.Timestamp(1_700_000_000, 123_456_000),
        bytes: fs.Bytes.fromUint8Array(new Uint8Array([0, 255])),
        reference: fs.doc(db, 'a/b'),
        point: new fs.GeoPoint(1.5, -2),
        list: [1, 'two', { three: [] }],
        map: { 'a.b': { c: {} } },
        vector: fs.vector([1, 2]),
      });
      const data = (await fs.getDocFromServer(place)).data() ?? {};
      return {
        ...data,
        at: data.at.nanoseconds,
        bytes: data.bytes.toBase64(),
        reference: data.reference.path,
        point: data.point.toJSON(),
        vector: data.vector.toArray(),
      };
    });
    expect(read).toMatchObject({
      nothing: null,
      yes: true,
      int: Number.MAX_SAFE_INTEGER,
      double: -0.5,
      nan: Number.NaN,
      infinity: -Infinity,
      text: 'né 🎉',
      at: 123_456_000,
      bytes: 'AP8=',
      reference: 'a/b',
      point: { latitude: 1.5, longitude: -2 },
      list: [1, 'two', { three: [] }],
      map: { 'a.b': { c: {} } },
      vector: [1, 2],
    });
  });

  it('answers a look at a missing document, an empty query and a deleted document', async () => {
    const page = await visitorPage(browser, (await sdkSite(script)).origin);
    const results = await page.evaluate(async () => {
      const { db, firestore: fs } = sdk;
      const place = fs.doc(db, 'a/1');
      const missing = (await fs.getDoc(place)).exists();
      const none = (await fs.getDocs(fs.collection(db, 'a'))).size;
      await fs.setDoc(place, { n: 1 });
      const there = (await fs.getDoc(place)).exists();
      await fs.deleteDoc(place);
      return [missing, none, there, (await fs.getDoc(place)).exists()];
    });
    expect(results).toEqual([false, 0, true, false]);
  });

  it('applies transforms, masks, batches and deleted fields', async () => {
    const page = await visitorPage(browser, (await sdkSite(script)).origin);
    const data = await page.evaluate(async () => {
      const { db, firestore: fs } = sdk;
      const place = fs.doc(db, 'a/1');
      await fs.setDoc(place, { n: 1, list: [1], map: { x: 1, y: 2 }, gone: true });
      await fs.updateDoc(place, {
        n: fs.increment(2),
        list: fs.arrayUnion(1, 2),
        'map.x': 9,
        gone: fs.deleteField(),
        at: fs.serverTimestamp(),
      });
      const batch = fs.writeBatch(db);
      batch.update(place, { list: fs.arrayRemove(1) });
      batch.set(fs.doc(db, 'a/2'), { n: 1 });
      await batch.commit();
      await fs.setDoc(place, { merged: true }, { merge: true });
      const { at, ...rest } = (await fs.getDocFromServer(place)).data() ?? {};
      return { ...rest, isTime: at instanceof fs.Timestamp };
    });
    expect(data).toEqual({ n: 3, list: [2], map: { x: 9, y: 2 }, merged: true, isTime: true });
  });

  it('rejects what the rules deny and what cannot be done, without hanging', async () => {
    const rules = rulesWith('match /open/{id} { allow read, write; }');
    const page = await visitorPage(browser, (await sdkSite(script, { rules })).origin);
    const codes = await page.evaluate(async () => {
      const { db, firestore: fs } = sdk;
      const attempts = [
        () => fs.getDoc(fs.doc(db, 'shut/1')),
        () => fs.getDocs(fs.collection(db, 'shut')),
        () => fs.getCountFromServer(fs.collection(db, 'shut')),
        () => fs.addDoc(fs.collection(db, 'shut'), {}),
        () => fs.updateDoc(fs.doc(db, 'open/missing'), { n: 1 }),
        () => fs.setDoc(fs.doc(db, 'open/1'), { n: 1 }),
        () => fs.runTransaction(db, async (transaction) => void transaction.set(fs.doc(db, 'shut/1'), {})),
      ];
      const codes: string[] = [];
      for (const attempt of attempts) {
        codes.push(
          await attempt().then(
            () => 'done',
            (error) => error.code,
          ),
        );
      }
      return codes;
    });
    const denied = 'permission-denied';
    expect(codes).toEqual([denied, denied, denied, denied, 'not-found', 'done', denied]);
  });

  it('queries by every operator, cursor and order', async () => {
    const page = await visitorPage(browser, (await sdkSite(script)).origin);
    const results = await page.evaluate(async () => {
      const { db, firestore: fs } = sdk;
      const all = fs.collection(db, 'n');
      for (let n = 0; n < 6; n += 1)
        await fs.setDoc(fs.doc(all, `d${n}`), { n, even: n % 2 === 0, tags: [`t${n}`, 'all'] });
      await fs.setDoc(fs.doc(db, 'x/y/n/deep'), { n: 10 });
      const third = await fs.getDoc(fs.doc(all, 'd3'));
      const queries = {
        equal: fs.query(all, fs.where('n', '==', 2)),
        range: fs.query(all, fs.where('n', '>', 1), fs.where('n', '<=', 4)),
        not: fs.query(all, fs.where('n', '!=', 3)),
        in: fs.query(all, fs.where('n', 'in', [5, 1])),
        notIn: fs.query(all, fs.where('n', 'not-in', [0, 1, 2])),
        contains: fs.query(all, fs.where('tags', 'array-contains', 't4')),
        containsAny: fs.query(all, fs.where('tags', 'array-contains-any', ['t1', 't2'])),
        or: fs.query(all, fs.or(fs.where('n', '==', 0), fs.where('n', '==', 5))),
        id: fs.query(all, fs.where(fs.documentId(), '>=', 'd4')),
        descending: fs.query(all, fs.orderBy('n', 'desc'), fs.limit(2)),
        last: fs.query(all, fs.orderBy('n'), fs.limitToLast(2)),
        afterValue: fs.query(all, fs.orderBy('n'), fs.startAfter(3)),
        fromSnapshot: fs.query(all, fs.orderBy('even'), fs.startAt(third), fs.limit(2)),
        group: fs.query(fs.collectionGroup(db, 'n'), fs.where('n', '>=', 5)),
      };
      const found: Record<string, string> = {};
      for (const [name, query] of Object.entries(queries)) {
        found[name] = (await fs.getDocs(query)).docs.map((one) => one.id).join(' ');
      }
      const sums = await fs.getAggregateFromServer(all, {
        count: fs.count(),
        sum: fs.sum('n'),
        mean: fs.average('n'),
      });
      return { ...found, sums: sums.data() };
    });
    expect(results).toEqual({
      equal: 'd2',
      range: 'd2 d3 d4',
      not: 'd0 d1 d2 d4 d5',
      in: 'd1 d5',
      notIn: 'd3 d4 d5',
      contains: 'd4',
      containsAny: 'd1 d2',
      or: 'd0 d5',
      id: 'd4 d5',
      descending: 'd5 d4',
      last: 'd4 d5',
      afterValue: 'd4 d5',
      fromSnapshot: 'd3 d5',
      group: 'd5 deep',
      sums: { count: 6, sum: 15, mean: 2.5 },
    });
  });

  it('keeps a limited listener exact as documents come, move, leave and make room', async () => {
    const page = await visitorPage(browser, (await sdkSite(script)).origin);
    const seen = await page.evaluate(async () => {
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
      await new Promise((resolve) => setTimeout(resolve, 300));
      return seen.at(-1);
    });
    expect(seen).toBe('d3 d4 d0');
  });

  it('brings a write of one visitor to the page of another, deletions included', async () => {
    const { origin } = await sdkSite(script);
    const [ada, ben] = [await visitorPage(browser, origin), await visitorPage(browser, origin)];
    await ben.evaluate(() => {
      const { db, firestore: fs, seen } = sdk;
      fs.onSnapshot(fs.doc(db, 'a/1'), (snapshot) => seen.push(snapshot.data() ?? 'gone'));
    });
    await expect.poll(() => ben.evaluate(() => sdk.seen)).toEqual(['gone']);
    await ada.evaluate(() => sdk.firestore.setDoc(sdk.firestore.doc(sdk.db, 'a/1'), { n: 1 }));
    await ada.evaluate(() => sdk.firestore.deleteDoc(sdk.firestore.doc(sdk.db, 'a/1')));
    await expect.poll(() => ben.evaluate(() => sdk.seen)).toEqual(['gone', { n: 1 }, 'gone']);
  });

  it('loses no increment of two pages that transact at once', async () => {
    const { origin } = await sdkSite(script);
    const pages = [await visitorPage(browser, origin), await visitorPage(browser, origin)];
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

  it('keeps 50 listeners of one page apart and the others alive when one is denied', async () => {
    const rules = rulesWith('match /a/{id} { allow read, write; }');
    const site = await sdkSite(script, { rules });
    const page = await visitorPage(browser, site.origin);
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
    expect(site.firebase.stats().openTargets).toBe(50);
  });

  it.each(['longPolling', 'persistent'])('works with %s too', async (setting) => {
    const { origin } = await sdkSite(script);
    const page = await visitorPage(browser, `${origin}/?${setting}`);
    const n = await page.evaluate(async () => {
      const { db, firestore: fs } = sdk;
      await fs.setDoc(fs.doc(db, 'a/1'), { n: 1, text: '🎉' });
      return (await fs.getDocFromServer(fs.doc(db, 'a/1'))).data();
    });
    expect(n).toEqual({ n: 1, text: '🎉' });
  });

  it('works from the page of another local origin', async () => {
    const { origin } = await sdkSite(script);
    const emulator = await testEmulator();
    const page = await visitorPage(browser, `${origin}/?emulator=${emulator.origin}`);
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
    const first = await sdkSite(script, { directory });
    const page = await visitorPage(browser, first.origin);
    await page.evaluate(async () => {
      const { db, firestore: fs, seen } = sdk;
      await fs.setDoc(fs.doc(db, 'a/1'), { n: 1 });
      fs.onSnapshot(fs.doc(db, 'a/1'), (snapshot) => seen.push(snapshot.data()?.n));
    });
    await first.stop();
    const second = await sdkSite(script, { directory, port: Number(new URL(first.origin).port) });
    const other = await visitorPage(browser, second.origin);
    await other.evaluate(() => sdk.firestore.setDoc(sdk.firestore.doc(sdk.db, 'a/1'), { n: 2 }));
    await expect.poll(() => page.evaluate(() => sdk.seen.at(-1)), { timeout: 20_000 }).toBe(2);
  }, 40_000);

  it('learns of what was deleted and changed while it was away', async () => {
    const { origin } = await sdkSite(script);
    const [ada, ben] = [await visitorPage(browser, origin), await visitorPage(browser, origin)];
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

  it('opens, reads and writes in seven tabs of one profile, none of which waits for another to close', async () => {
    const { origin } = await sdkSite(script);
    const context = await browser.newContext();
    for (let tab = 0; tab < 7; tab += 1) {
      const page = await openPage(await context.newPage(), origin);
      const found = await page.evaluate(async () => {
        const { db, firestore: fs } = sdk;
        await fs.addDoc(fs.collection(db, 'a'), { n: 1 });
        return (await fs.getDocs(fs.collection(db, 'a'))).size;
      });
      expect(found).toBeGreaterThan(tab);
    }
    await context.close();
  }, 60_000);

  it('keeps seven tabs of one profile live at once', async () => {
    const { origin } = await sdkSite(script);
    const context = await browser.newContext();
    const tabs = [];
    for (let tab = 0; tab < 7; tab += 1) {
      const page = await openPage(await context.newPage(), origin);
      await page.evaluate(() => {
        const { db, firestore: fs, seen } = sdk;
        fs.onSnapshot(fs.doc(db, 'a/1'), (snapshot) => seen.push(snapshot.data()?.n));
      });
      tabs.push(page);
    }
    for (const [n, page] of tabs.entries()) {
      await page.evaluate((one) => sdk.firestore.setDoc(sdk.firestore.doc(sdk.db, 'a/1'), { n: one }), n);
      await Promise.all(
        tabs.map((tab) =>
          expect.poll(() => tab.evaluate(() => sdk.seen.at(-1)), { timeout: 10_000 }).toBe(n),
        ),
      );
    }
    await context.close();
  }, 60_000);
});
