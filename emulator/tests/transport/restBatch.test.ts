import { describe, expect, it } from 'vitest';
import { commit, documents, nameOf, rest, setDocument, textFields } from '#emulator/tests/support/rest.ts';
import { testEmulator } from '#emulator/tests/support/testEmulator.ts';

describe('a batch over REST', () => {
  it('reads in the requested order, including missing documents', async () => {
    const { origin } = await testEmulator();
    await setDocument(origin, 'a/1', { n: '1' });
    const names = [nameOf('a/2'), nameOf('a/1')];
    const { body } = await rest(origin, 'POST', `${documents}:batchGet`, { documents: names });
    expect(body).toMatchObject([{ missing: names[0] }, { found: { name: names[1] } }]);
    expect(
      Object.values(body).every((one) => typeof (one as { readTime: unknown }).readTime === 'string'),
    ).toBe(true);
  });

  it('is limited to a mask when read', async () => {
    const { origin } = await testEmulator();
    await setDocument(origin, 'a/1', { one: '1', two: '2' });
    const request = { documents: [nameOf('a/1'), nameOf('a/2')], mask: { fieldPaths: ['two'] } };
    const { body } = await rest(origin, 'POST', `${documents}:batchGet`, request);
    expect(body).toMatchObject([{ found: { name: nameOf('a/1') } }, { missing: nameOf('a/2') }]);
    expect((body[0] as { found: { fields: object } }).found.fields).toEqual(textFields({ two: '2' }));
  });

  it('applies all of 500 writes or, when one is refused, none', async () => {
    const { origin } = await testEmulator();
    const writes = Array.from({ length: 500 }, (_, n) => ({
      update: { name: nameOf(`a/${n}`), fields: {} },
    }));
    const failing = { update: { name: nameOf('b/1'), fields: {} }, currentDocument: { exists: true } };
    expect((await commit(origin, [...writes.slice(1), failing])).status).toBe(404);
    expect((await rest(origin, 'GET', `${documents}/a/1`)).status).toBe(404);
    const done = await commit(origin, writes);
    expect(done.body.writeResults).toHaveLength(500);
  });

  it('lets a transaction that lost the race retry', async () => {
    const { origin } = await testEmulator();
    await setDocument(origin, 'a/1', { n: '1' });
    const { updateTime } = (await rest(origin, 'GET', `${documents}/a/1`)).body;
    await setDocument(origin, 'a/1', { n: '2' });
    const write = { update: { name: nameOf('a/1'), fields: {} }, currentDocument: { updateTime } };
    expect((await commit(origin, [write])).body).toMatchObject({ error: { status: 'FAILED_PRECONDITION' } });
  });

  it('returns only the read time for an empty query', async () => {
    const { origin } = await testEmulator();
    const structuredQuery = { from: [{ collectionId: 'a' }] };
    const { body } = await rest(origin, 'POST', `${documents}:runQuery`, { structuredQuery });
    expect(body).toEqual([{ readTime: expect.any(String) }]);
  });

  it('lists the collections for the owner only', async () => {
    const { origin } = await testEmulator();
    await setDocument(origin, 'a/1', {});
    await setDocument(origin, 'b/1/c/2', {});
    expect((await rest(origin, 'POST', `${documents}:listCollectionIds`)).body).toEqual({
      collectionIds: ['a', 'b'],
    });
    expect((await rest(origin, 'POST', `${documents}:listCollectionIds`, {}, null)).status).toBe(403);
  });
});
