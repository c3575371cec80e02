import { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { projectId } from '#emulator/tests/support/projectId.ts';
import { documents, nameOf, rest, setDocument } from '#emulator/tests/support/rest.ts';
import { testEmulator } from '#emulator/tests/support/testEmulator.ts';

describe('a transaction by id over REST', () => {
  it('commits when nothing it has read has changed', async () => {
    const { origin } = await testEmulator();
    await setDocument(origin, 'a/1', { n: '1' });
    const transaction = await begin(origin);
    await rest(origin, 'POST', `${documents}:batchGet`, { documents: [nameOf('a/1')], transaction });
    await setDocument(origin, 'a/2', { n: '1' });
    expect((await commitIn(origin, transaction, 'a/1')).status).toBe(200);
  });

  it.each(['a/1', 'a/none'])('is refused when %s, which it has read, has changed', async (path) => {
    const { origin } = await testEmulator();
    await setDocument(origin, 'a/1', { n: '1' });
    const newTransaction = { readWrite: {} };
    const request = { documents: [nameOf(path)], newTransaction };
    const { body } = await rest(origin, 'POST', `${documents}:batchGet`, request);
    const { transaction } = body[0] as { transaction: string };
    await setDocument(origin, path, { n: '2' });
    expect((await commitIn(origin, transaction, 'b/1')).body).toMatchObject({ error: { status: 'ABORTED' } });
    expect((await rest(origin, 'GET', `${documents}/b/1`)).status).toBe(404);
  });

  it('ends with its commit or rollback', async () => {
    const { origin } = await testEmulator();
    const [committed, rolledBack] = [await begin(origin), await begin(origin)];
    await commitIn(origin, committed, 'a/1');
    await rest(origin, 'POST', `${documents}:rollback`, { transaction: rolledBack });
    for (const transaction of [committed, rolledBack, 'AAAA']) {
      expect((await commitIn(origin, transaction, 'a/1')).body).toMatchObject({
        error: { status: 'INVALID_ARGUMENT' },
      });
    }
  });

  it('lets the Admin SDK count without losing an increment, and query with numeric enums', async () => {
    const { port } = await testEmulator();
    const auth = {
      getClient: async () => ({ getRequestHeaders: async () => ({ Authorization: 'Bearer owner' }) }),
    };
    const host = `127.0.0.1:${port}`;
    const firestore = new Firestore({ projectId, host, ssl: false, preferRest: true, auth });
    const counter = firestore.doc('a/counter');
    const count = () =>
      firestore.runTransaction(async (transaction) => {
        const stored = await transaction.get(counter);
        transaction.set(counter, { n: (stored.get('n') ?? 0) + 1, nothing: null });
      });
    await Promise.all([count(), count(), count()]);
    const found = await firestore.collection('a').where('n', '>=', 3).orderBy('n', 'desc').get();
    expect(found.docs.map((one) => one.data())).toEqual([{ n: 3, nothing: null }]);
    expect((await firestore.collection('a').where('nothing', '==', null).get()).size).toBe(1);
  });
});

async function begin(origin: string): Promise<string> {
  const { body } = await rest(origin, 'POST', `${documents}:beginTransaction`, {
    options: { readWrite: {} },
  });
  return (body as unknown as { transaction: string }).transaction;
}

function commitIn(origin: string, transaction: string, path: string) {
  const writes = [{ update: { name: nameOf(path), fields: {} } }];
  return rest(origin, 'POST', `${documents}:commit`, { writes, transaction });
}
