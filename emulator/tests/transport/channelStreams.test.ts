import { describe, expect, it } from 'vitest';
import { ChannelClient, defaultDatabase } from '#emulator/tests/support/channelClient.ts';
import { isSnapshot, listening, listenTo, titlesOf } from '#emulator/tests/support/channelMessages.ts';
import { commit, nameOf, setDocument, textFields, tokenOf } from '#emulator/tests/support/rest.ts';
import { rulesWith, testEmulator } from '#emulator/tests/support/testEmulator.ts';

/** On this status, the SDK reopens the stream and resends what is pending. */
function isIdleClose(message: Record<string, unknown>): boolean {
  return (message.error as { status?: string } | undefined)?.status === 'UNAVAILABLE';
}

describe('a stream over a WebChannel', () => {
  it('closes an idle Write stream, and a Listen stream without targets', async () => {
    const { origin } = await testEmulator({ timings: { idleMs: 30 } });
    const writer = new ChannelClient(origin, 'Write');
    await writer.handshake([{ database: defaultDatabase }]);
    await writer.listen();
    await writer.message(isIdleClose);
    const listener = await listening(origin, 'a/1');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(listener.messages.some(isIdleClose)).toBe(false);
    await listener.send({ database: defaultDatabase, removeTarget: 2 });
    await listener.message(isIdleClose);
  });

  it('does not close a Write stream while a commit is pending', async () => {
    const { origin } = await testEmulator({ timings: { idleMs: 3_000 } });
    const writer = new ChannelClient(origin, 'Write');
    await writer.handshake([{ database: defaultDatabase }]);
    await writer.listen();
    await writer.message(({ streamId }) => streamId !== undefined);
    const update = { name: nameOf('a/1'), fields: {} };
    expect(await writer.sendSlowly(3_500, { writes: [{ update }] })).toBe(200);
    await writer.message(({ writeResults }) => writeResults !== undefined);
    expect(writer.messages.some(isIdleClose)).toBe(false);
  });

  it('ignores a commit that arrives while the stream is closing, without an error', async () => {
    const { origin } = await testEmulator({ timings: { idleMs: 30 } });
    const writer = new ChannelClient(origin, 'Write');
    await writer.handshake([{ database: defaultDatabase }]);
    await writer.listen();
    await writer.message(isIdleClose);
    const late = await writer.send({ writes: [{ update: { name: nameOf('a/1'), fields: {} } }] });
    expect(late.status).toBe(200);
    expect((await fetch(`${origin}/v1/${nameOf('a/1')}`)).status).toBe(404);
  });

  it('reads the ID token from the handshake only', async () => {
    const rules = rulesWith('match /a/{id} { allow read: if request.auth.uid == "ada"; }');
    const { origin } = await testEmulator({ rules });
    const ada = new ChannelClient(origin, 'Listen');
    await ada.handshake([listenTo('a/1')], { Authorization: `Bearer ${tokenOf('ada')}` });
    await ada.listen();
    await ada.message(isSnapshot);
    expect(ada.messages.some((message) => JSON.stringify(message).includes('"cause"'))).toBe(false);
    const nobody = new ChannelClient(origin, 'Listen');
    await nobody.handshake([listenTo('a/1')]);
    await nobody.listen();
    await nobody.message((message) => JSON.stringify(message).includes('"code":7'));
  });

  it('carries a document of almost a megabyte', async () => {
    const { origin } = await testEmulator();
    const client = await listening(origin, 'a/1');
    const title = 'é🎉'.repeat(150_000);
    expect((await setDocument(origin, 'a/1', { title })).status).toBe(200);
    await client.message(() => titlesOf(client).length === 1);
    expect(titlesOf(client)[0]).toBe(title);
  });

  it('refuses a commit above ten megabytes, as REST does, and applies none of it', async () => {
    const { origin } = await testEmulator({ timings: { idleMs: 30_000 } });
    const client = new ChannelClient(origin, 'Write');
    await client.handshake([{ database: defaultDatabase }]);
    await client.listen();
    const fields = textFields({ text: 'x'.repeat(1_000_000) });
    const writes = Array.from({ length: 11 }, (_, n) => ({ update: { name: nameOf(`a/${n}`), fields } }));
    await client.send({ writes });
    const { error } = await client.message((message) => message.error !== undefined);
    expect(error).toMatchObject({ status: 'INVALID_ARGUMENT', message: expect.stringContaining('10485760') });
    expect((await fetch(`${origin}/v1/${nameOf('a/0')}`)).status).toBe(404);
  });

  it('separates projects and databases', async () => {
    const { origin } = await testEmulator();
    const other = new ChannelClient(origin, 'Listen', 'projects/demo-website/databases/other');
    const name = 'projects/demo-website/databases/other/documents/a/1';
    const database = 'projects/demo-website/databases/other';
    await other.handshake([{ database, addTarget: { targetId: 2, documents: { documents: [name] } } }]);
    await other.listen();
    await other.message(isSnapshot);
    await setDocument(origin, 'a/1', { title: 'default' });
    const update = { name, fields: textFields({ title: 'other' }) };
    await fetch(`${origin}/v1/${database}/documents:commit`, {
      method: 'POST',
      body: JSON.stringify({ writes: [{ update }] }),
    });
    await other.message(() => titlesOf(other).length > 0);
    expect(titlesOf(other)).toEqual(['other']);
  });

  it.each([
    ['text that is not JSON', '{{'],
    ['a number', '7'],
    ['an unknown target', JSON.stringify({ addTarget: { targetId: 2 } })],
    ['a target without a number', JSON.stringify({ addTarget: { documents: { documents: [] } } })],
    ['another database', JSON.stringify({ database: 'projects/x/databases/y' })],
  ])('rejects %s with INVALID_ARGUMENT', async (_what, text) => {
    const { origin, log } = await testEmulator();
    const client = new ChannelClient(origin, 'Listen');
    await client.handshake();
    await client.listen();
    await client.post(new URLSearchParams({ count: '1', ofs: '0', req0___data__: text }));
    await client.message((message) => /INVALID_ARGUMENT|"code":3/.test(JSON.stringify(message)));
    expect(log.join()).not.toContain('!!!');
  });

  it('reports on a Write stream why a commit was refused, and applies none of it', async () => {
    const { origin } = await testEmulator();
    const client = new ChannelClient(origin, 'Write');
    await client.handshake([{ database: defaultDatabase }]);
    await client.listen();
    const missing = { update: { name: nameOf('a/2'), fields: {} }, currentDocument: { exists: true } };
    await client.send({ writes: [{ update: { name: nameOf('a/1'), fields: {} } }, missing] });
    const { error } = await client.message((message) => message.error !== undefined);
    expect(error).toMatchObject({ status: 'NOT_FOUND' });
    expect(
      (await commit(origin, [{ delete: nameOf('a/1'), currentDocument: { exists: true } }])).status,
    ).toBe(404);
  });
});
