import { describe, expect, it } from 'vitest';
import { documents, nameOf, rest, setDocument } from '#emulator/tests/support/rest.ts';
import { testEmulator } from '#emulator/tests/support/testEmulator.ts';

describe('bad input over REST', () => {
  const queryUrl = `${documents}:runQuery`;
  const commitUrl = `${documents}:commit`;
  const attempts: [string, string, unknown][] = [
    ['POST', commitUrl, '{'],
    ['POST', commitUrl, 'null'],
    ['POST', commitUrl, '[]'],
    ['POST', commitUrl, { writes: 7 }],
    ['POST', commitUrl, { writes: [null] }],
    ['POST', commitUrl, { writes: [{}] }],
    ['POST', commitUrl, { writes: [{ update: { name: 'a/1' } }] }],
    ['POST', commitUrl, { writes: [{ delete: 'projects/x/databases/y/documents/a/1' }] }],
    ['POST', commitUrl, { writes: [{ update: { name: nameOf('a/1'), fields: { x: { what: 1 } } } }] }],
    ['POST', `${documents}:batchGet`, { documents: [7] }],
    ['POST', `${documents}:batchGet`, { documents: [nameOf('a')] }],
    ['POST', queryUrl, {}],
    ['POST', queryUrl, { structuredQuery: { from: 'a' } }],
    ['POST', queryUrl, { structuredQuery: { from: [{ collectionId: 'a/b' }] } }],
    ['POST', `${documents}:runAggregationQuery`, {}],
    ['POST', `${documents}/a?documentId=x/y/z`, {}],
    ['POST', `${documents}/a/1`, {}],
    ['GET', `${documents}/a%2F1/b`, undefined],
    ['GET', `${documents}/a/%E0%A4%A`, undefined],
    ['GET', `${documents}//`, undefined],
    ['GET', 'projects/demo website/databases/(default)/documents/a/1', undefined],
    ['PATCH', `${documents}/a/1?updateMask.fieldPaths=a..b`, {}],
    ['PATCH', `${documents}/a/1?currentDocument.updateTime=yesterday`, {}],
    ['PATCH', `${documents}/a/1?currentDocument.exists=banana`, {}],
    [
      'PATCH',
      `${documents}/a/1?currentDocument.exists=true&currentDocument.updateTime=2020-01-01T00:00:00Z`,
      {},
    ],
    ['POST', `${documents}:batchGet`, { documents: [], mask: 7 }],
    ['POST', `${documents}:batchGet`, { documents: [nameOf('a/1')], mask: { fieldPaths: 'a' } }],
  ];

  it.each(attempts)('gets INVALID_ARGUMENT: %s %s %j', async (method, path, body) => {
    const { origin, log } = await testEmulator();
    expect((await rest(origin, method, path, body)).body).toMatchObject({
      error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.stringMatching(/./) },
    });
    expect(log.join()).not.toContain('!!!');
  });

  it.each(['nonsense', 'a.b.c', 'e30.e30.', 'e30.W10.'])('refuses "%s" as a token', async (token) => {
    const { origin } = await testEmulator();
    expect((await rest(origin, 'GET', `${documents}/a/1`, undefined, token)).status).toBe(400);
  });

  it('survives a very deeply nested body', async () => {
    const { origin, log } = await testEmulator();
    const depth = 200_000;
    const value = `${'{"mapValue":{"fields":{"x":'.repeat(depth)}{"nullValue":null}${'}}}'.repeat(depth)}`;
    const body = `{"writes":[{"update":{"name":"${nameOf('a/1')}","fields":{"x":${value}}}}]}`;
    expect((await rest(origin, 'POST', commitUrl, body)).status).toBe(400);
    expect(log.join()).not.toContain('!!!');
  });

  it('refuses a body above ten megabytes', async () => {
    const { origin } = await testEmulator();
    const answer = await rest(origin, 'POST', commitUrl, 'x'.repeat(10 * 1024 * 1024 + 1));
    expect(answer.body).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
    expect((await rest(origin, 'GET', `${documents}/a/1`)).status).toBe(404);
  });

  it.each(['batchWrite', 'partitionQuery', 'nonsense'])(
    'answers %s with UNIMPLEMENTED and logs it',
    async (verb) => {
      const { origin, log } = await testEmulator();
      expect((await rest(origin, 'POST', `${documents}:${verb}`, {})).body).toMatchObject({
        error: { code: 501, status: 'UNIMPLEMENTED' },
      });
      expect(log.join()).toContain(`!!! embedded Firebase`);
      expect(log.join()).toContain(verb);
    },
  );

  const structuredQuery = { from: [{ collectionId: 'a' }] };
  const transaction = 'AAAA';
  const readTime = '2020-01-01T00:00:00Z';
  const unsupported: [string, string, object?][] = [
    ['POST', `${documents}:batchGet`, { documents: [nameOf('a/1')], readTime }],
    ['POST', queryUrl, { structuredQuery, transaction }],
    ['POST', queryUrl, { structuredQuery, newTransaction: {} }],
    ['POST', queryUrl, { structuredQuery, readTime }],
    ['POST', queryUrl, { structuredQuery, explainOptions: { analyze: true } }],
    [
      'POST',
      `${documents}:runAggregationQuery`,
      { structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] }, readTime },
    ],
    ['GET', `${documents}/a/1?readTime=${readTime}`],
    ['GET', `${documents}/a/1?transaction=${transaction}`],
    ['GET', `${documents}/a?orderBy=n`],
    ['GET', `${documents}/a?showMissing=true`],
    ['GET', `${documents}/a?readTime=${readTime}`],
  ];

  it.each(unsupported)('is never accepted in part: %s %s %j', async (method, path, body) => {
    const { origin, log } = await testEmulator();
    await setDocument(origin, 'a/1', { n: '1' });
    expect((await rest(origin, method, path, body)).body).toMatchObject({
      error: { code: 501, status: 'UNIMPLEMENTED', message: expect.stringContaining('the option') },
    });
    expect(log.join()).toContain('!!! embedded Firebase');
    expect((await rest(origin, 'GET', `${documents}/a/1`)).status).toBe(200);
  });
});
