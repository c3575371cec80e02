import { describe, expect, it } from 'vitest';
import {
  commit,
  documents,
  nameOf,
  rest,
  setDocument,
  textFields,
  tokenOf,
} from '#emulator/tests/support/rest.ts';
import { rulesWith, testEmulator } from '#emulator/tests/support/testEmulator.ts';

const guarded = rulesWith(`
  match /notes/{id} {
    allow get, list: if resource.data.owner == request.auth.uid;
    allow create, update: if request.resource.data.owner == request.auth.uid;
    allow delete: if resource.data.owner == request.auth.uid;
  }`);
const ada = tokenOf('ada');
const ben = tokenOf('ben');
const adasNote = { fields: textFields({ owner: 'ada', text: 'hello' }) };

describe('a document over REST', () => {
  it('is created with an id from the server or the client, read, changed in part and deleted', async () => {
    const { origin } = await testEmulator();
    const made = await rest(origin, 'POST', `${documents}/a`, adasNote);
    expect(made.body.name).toMatch(/\/documents\/a\/[A-Za-z0-9]{20}$/);
    const named = await rest(origin, 'POST', `${documents}/a?documentId=one`, adasNote);
    expect(named.body).toMatchObject({ name: nameOf('a/one'), ...adasNote, createTime: expect.any(String) });
    expect((await rest(origin, 'POST', `${documents}/a?documentId=one`, adasNote)).body).toMatchObject({
      error: { code: 409, status: 'ALREADY_EXISTS' },
    });
    const patched = await rest(origin, 'PATCH', `${documents}/a/one?updateMask.fieldPaths=text`, {
      fields: textFields({ text: 'bye', owner: 'not in the mask' }),
    });
    expect(patched.body.fields).toEqual(textFields({ owner: 'ada', text: 'bye' }));
    const replaced = await rest(origin, 'PATCH', `${documents}/a/one`, {
      fields: textFields({ text: 'all' }),
    });
    expect(replaced.body.fields).toEqual(textFields({ text: 'all' }));
    expect((await rest(origin, 'DELETE', `${documents}/a/one`)).body).toEqual({});
    expect((await rest(origin, 'GET', `${documents}/a/one`)).status).toBe(404);
  });

  it('is limited to a mask when read', async () => {
    const { origin } = await testEmulator();
    await setDocument(origin, 'a/1', { one: '1', two: '2' });
    const { body } = await rest(origin, 'GET', `${documents}/a/1?mask.fieldPaths=two`);
    expect(body.fields).toEqual(textFields({ two: '2' }));
  });

  it('may have a colon, a space or an umlaut in its id', async () => {
    const { origin } = await testEmulator();
    for (const id of ['a:b', 'x:commit', 'ä ö', '%']) {
      const path = `${documents}/a/${encodeURIComponent(id)}`;
      expect((await rest(origin, 'PATCH', path, adasNote)).body.name).toBe(nameOf(`a/${id}`));
      expect((await rest(origin, 'GET', path)).status).toBe(200);
    }
    expect((await rest(origin, 'GET', `${documents}/a/x:commit`)).status).toBe(200);
  });

  it('is changed only if its precondition holds', async () => {
    const { origin } = await testEmulator();
    const absent = await rest(origin, 'PATCH', `${documents}/a/1?currentDocument.exists=true`, adasNote);
    expect(absent.body).toMatchObject({ error: { code: 404, status: 'NOT_FOUND' } });
    await setDocument(origin, 'a/1', { n: '1' });
    const stale = `${documents}/a/1?currentDocument.updateTime=2020-01-01T00:00:00Z`;
    expect((await rest(origin, 'DELETE', stale)).body).toMatchObject({
      error: { code: 400, status: 'FAILED_PRECONDITION' },
    });
  });

  it('is listed page by page', async () => {
    const { origin } = await testEmulator();
    for (const id of ['1', '2', '3']) await setDocument(origin, `a/${id}`, { id });
    const first = await rest(origin, 'GET', `${documents}/a?pageSize=2`);
    expect(first.body.documents).toHaveLength(2);
    const second = await rest(
      origin,
      'GET',
      `${documents}/a?pageSize=2&pageToken=${first.body.nextPageToken}`,
    );
    expect(second.body.documents).toMatchObject([{ name: nameOf('a/3') }]);
    expect(second.body.nextPageToken).toBeUndefined();
  });

  it('follows the rules for every HTTP method', async () => {
    const { origin } = await testEmulator({ rules: guarded });
    const path = `${documents}/notes/1`;
    const body = { structuredQuery: { from: [{ collectionId: 'notes' }] } };
    const ownedByAda = {
      fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: 'ada' } },
    };
    const own = { structuredQuery: { ...body.structuredQuery, where: ownedByAda } };
    const count = (query: object) => ({
      structuredAggregationQuery: { ...query, aggregations: [{ alias: 'n', count: {} }] },
    });
    const attempts: [string, string, object?][] = [
      ['POST', `${documents}/notes?documentId=1`, adasNote],
      ['GET', path],
      ['PATCH', `${path}?updateMask.fieldPaths=text`, adasNote],
      ['POST', `${documents}:batchGet`, { documents: [nameOf('notes/1')] }],
      ['POST', `${documents}:runQuery`, own],
      ['POST', `${documents}:runAggregationQuery`, count(own)],
      ['POST', `${documents}:commit`, { writes: [{ update: { name: nameOf('notes/1'), ...adasNote } }] }],
      ['DELETE', path],
    ];
    for (const [method, url, content] of attempts) {
      for (const token of [ben, null]) {
        expect((await rest(origin, method, url, content, token)).body).toMatchObject({
          error: { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' },
        });
      }
      expect((await rest(origin, method, url, content, ada)).status, `${method} ${url}`).toBe(200);
    }
    expect((await rest(origin, 'POST', `${documents}:runQuery`, body, ada)).status).toBe(403);
    expect((await rest(origin, 'GET', `${documents}/notes`, undefined, ada)).status).toBe(403);
  });

  it('does not reveal through a precondition that it exists', async () => {
    const { origin } = await testEmulator({ rules: guarded });
    await setDocument(origin, 'notes/1', { owner: 'ada' });
    for (const path of ['notes/1', 'notes/none']) {
      const writes = [{ verify: nameOf(path), currentDocument: { exists: true } }];
      expect((await commit(origin, writes, ben)).status).toBe(403);
      const update = { name: nameOf(path), fields: {} };
      expect((await commit(origin, [{ update, currentDocument: { exists: true } }], ben)).status).toBe(403);
    }
  });
});
