import { describe, expect, it } from 'vitest';
import { ChannelClient, defaultDatabase } from '#emulator/tests/support/channelClient.ts';
import { commit, documents, nameOf, rest, setDocument } from '#emulator/tests/support/rest.ts';
import { openRules, rulesWith, testEmulator, testFolder } from '#emulator/tests/support/testEmulator.ts';

const shut = rulesWith('match /nothing/{id} { allow read; }');

function read(origin: string): Promise<number> {
  return rest(origin, 'GET', `${documents}/a/1`, undefined, null).then(({ status }) => status);
}

async function listen(origin: string, addTarget: object): Promise<ChannelClient> {
  const client = new ChannelClient(origin, 'Listen');
  await client.handshake([{ database: defaultDatabase, addTarget }]);
  await client.listen();
  await client.message((message) => JSON.stringify(message).includes('CURRENT'));
  return client;
}

const document = { targetId: 2, documents: { documents: [nameOf('a/1')] } };
const query = {
  targetId: 2,
  query: { parent: documents, structuredQuery: { from: [{ collectionId: 'a' }] } },
};

describe('the administration endpoints', () => {
  it('leave it to clients to close connections, so that no response is lost', async () => {
    const { origin } = await testEmulator();
    expect((await fetch(`${origin}/emulators`)).headers.get('keep-alive')).toBeNull();
  });

  it('set rules, and refuse a mistake with its line and column', async () => {
    const { origin } = await testEmulator();
    const put = (content: string) =>
      fetch(`${origin}/emulator/v1/projects/demo-website:securityRules`, {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ content }] } }),
      });
    expect((await put(shut)).status).toBe(200);
    expect(await read(origin)).toBe(403);
    const refused = await put('rules_version = 2;');
    expect(refused.status).toBe(400);
    expect((await refused.json()).error.message).toMatch(/^L1:1 Unsupported rules version/);
    expect(await read(origin)).toBe(403);
  });

  it('set rules for one project without changing those of others', async () => {
    const { origin } = await testEmulator();
    const put = (project: string, content: string) =>
      fetch(`${origin}/emulator/v1/projects/${project}:securityRules`, {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ content }] } }),
      });
    const readIn = (project: string) =>
      fetch(`${origin}/v1/projects/${project}/databases/(default)/documents/a/1`).then(
        ({ status }) => status,
      );
    const client = await listen(origin, document);
    await put('demo-other', shut);
    expect([await readIn('demo-other'), await readIn('demo-website')]).toEqual([403, 404]);
    await put('demo-website', shut);
    await client.message((message) => JSON.stringify(message).includes('"code":7'));
    await put('demo-other', openRules);
    expect([await readIn('demo-other'), await readIn('demo-website')]).toEqual([404, 403]);
  });

  it('report through the hub where each product runs', async () => {
    const { origin, port } = await testEmulator();
    const found = await (await fetch(`${origin}/emulators`)).json();
    const place = { host: '127.0.0.1', port };
    expect(found).toMatchObject({ hub: place, firestore: place, auth: place });
    expect((await fetch(`${origin}/emulators`, { headers: { origin: 'https://evil.example' } })).status).toBe(
      403,
    );
  });

  it('clear the documents, and listeners see each deletion', async () => {
    const { origin } = await testEmulator();
    for (const id of ['1', '2']) await setDocument(origin, `a/${id}`, { id });
    const client = await listen(origin, query);
    await fetch(`${origin}/emulator/v1/${documents}`, { method: 'DELETE' });
    await client.message(({ documentDelete }) => JSON.stringify(documentDelete ?? '').includes('a/1'));
    await client.message(({ documentDelete }) => JSON.stringify(documentDelete ?? '').includes('a/2'));
    expect(await read(origin)).toBe(404);
  });

  it('clear the accounts of their own project only', async () => {
    const { origin } = await testEmulator();
    const signUp = () =>
      fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
        method: 'POST',
        body: JSON.stringify({ email: 'a@b.example', password: 'secret1' }),
      }).then(({ status }) => status);
    const clear = (project: string) =>
      fetch(`${origin}/emulator/v1/projects/${project}/accounts`, { method: 'DELETE' }).then(
        ({ status }) => status,
      );
    expect([await signUp(), await signUp()]).toEqual([200, 400]);
    expect([await clear('somebody-else'), await signUp()]).toEqual([404, 400]);
    expect([await clear('demo-website'), await signUp()]).toEqual([200, 200]);
  });

  it('count open targets and the reads and writes of clients, but not those of the owner', async () => {
    const { origin } = await testEmulator();
    const stats = () => fetch(`${origin}/emulator/v1/stats`).then((response) => response.json());
    await setDocument(origin, 'a/1', { id: '1' });
    await commit(origin, [{ update: { name: nameOf('a/2'), fields: {} } }], null);
    await commit(origin, [{ update: { name: nameOf('a/3'), fields: {} } }, { delete: nameOf('a/3') }], null);
    const client = await listen(origin, query);
    await listen(origin, document);
    expect(await stats()).toMatchObject({
      openTargets: 2,
      targets: { a: 1, 'a/1': 1 },
      sessions: 2,
      documentsRead: 3,
      documentsWritten: 3,
    });
    await client.terminate();
    await fetch(`${origin}/emulator/v1/stats:reset`, { method: 'POST' });
    expect(await stats()).toMatchObject({ openTargets: 1, documentsRead: 0, documentsWritten: 0 });
    await setDocument(origin, 'a/2', { id: 'unheard' });
    expect((await stats()).documentsRead).toBe(0);
  });

  it('restore the seed even in databases that only an earlier run opened', async () => {
    const directory = testFolder();
    const other = 'projects/demo-website/databases/other/documents';
    const first = await testEmulator({ directory });
    await rest(first.origin, 'POST', `${other}/a?documentId=1`, {});
    await first.stop();
    const second = await testEmulator({ directory });
    await fetch(`${second.origin}/emulator/v1/reset`, { method: 'POST' });
    expect((await rest(second.origin, 'GET', `${other}/a/1`)).status).toBe(404);
  });

  it('restore the seed', async () => {
    const seed = {
      documents: [{ path: 'a/1', fields: { at: new Date(0), list: [1, 1.5, null, { x: true }] } }],
      users: [{ email: 'a@b.example', password: 'secret1', customClaims: { admin: true } }],
    };
    const { origin } = await testEmulator({ seed: () => seed });
    await setDocument(origin, 'a/2', {});
    await rest(origin, 'DELETE', `${documents}/a/1`);
    await fetch(`${origin}/emulator/v1/reset`, { method: 'POST' });
    expect((await rest(origin, 'GET', `${documents}/a/1`)).body.fields).toEqual({
      at: { timestampValue: '1970-01-01T00:00:00Z' },
      list: {
        arrayValue: {
          values: [
            { integerValue: '1' },
            { doubleValue: 1.5 },
            { nullValue: null },
            { mapValue: { fields: { x: { booleanValue: true } } } },
          ],
        },
      },
    });
    expect((await rest(origin, 'GET', `${documents}/a/2`)).status).toBe(404);
    const signIn = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
      method: 'POST',
      body: JSON.stringify({ email: 'a@b.example', password: 'secret1' }),
    });
    const { idToken } = await signIn.json();
    expect(JSON.parse(Buffer.from(idToken.split('.')[1], 'base64url').toString())).toMatchObject({
      admin: true,
    });
  });
});
