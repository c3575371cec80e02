import { describe, expect, it } from 'vitest';
import { sdkBrowser } from '#emulator/tests/support/browser.ts';
import { rulesWith } from '#emulator/tests/support/testEmulator.ts';

const { site, visit } = sdkBrowser();

describe('the Firestore SDK in a browser', () => {
  it('writes and reads back every kind of value', async () => {
    const page = await visit((await site()).origin);
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

  it('responds for a missing document, an empty query and a deleted document', async () => {
    const page = await visit((await site()).origin);
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
    const page = await visit((await site()).origin);
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

  it('rejects denied and impossible requests without hanging', async () => {
    const rules = rulesWith('match /open/{id} { allow read, write; }');
    const page = await visit((await site({ rules })).origin);
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
    const page = await visit((await site()).origin);
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
});
