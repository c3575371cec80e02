import { describe, expect, it } from 'vitest';
import { ChannelClient, defaultDatabase } from '#emulator/tests/support/channelClient.ts';
import { commit, nameOf, setDocument, textFields, tokenOf } from '#emulator/tests/support/rest.ts';
import { rulesWith, testEmulator } from '#emulator/tests/support/testEmulator.ts';

function listenTo(path: string, targetId = 2): object {
  return { database: defaultDatabase, addTarget: { targetId, documents: { documents: [nameOf(path)] } } };
}

function isSnapshot(message: Record<string, unknown>): boolean {
  const change = message.targetChange as Record<string, unknown> | undefined;
  return change !== undefined && change.targetChangeType === undefined;
}

/** A status that the SDK answers by opening the stream again with whatever it still has to send. */
function isIdleClose(message: Record<string, unknown>): boolean {
  return (message.error as { status?: string } | undefined)?.status === 'UNAVAILABLE';
}

async function listening(origin: string, path: string): Promise<ChannelClient> {
  const client = new ChannelClient(origin, 'Listen');
  await client.handshake([listenTo(path)]);
  await client.listen();
  await client.message(isSnapshot);
  return client;
}

function titlesOf(client: ChannelClient): string[] {
  return client.messages.flatMap((message) => {
    const change = message.documentChange as {
      document: { fields: Record<string, { stringValue: string }> };
    };
    return change === undefined ? [] : [change.document.fields.title?.stringValue ?? ''];
  });
}

describe('a WebChannel', () => {
  it('greets with a session, protocol version 8 and the keep-alive interval', async () => {
    const { origin } = await testEmulator();
    const greeting = await new ChannelClient(origin, 'Listen').handshake();
    expect(greeting).toEqual(['c', expect.stringMatching(/^[\w-]{22}$/), '', 8, 12, 30000]);
  });

  it.each([0, 1, 3])('takes a handshake with %i messages', async (count) => {
    const { origin } = await testEmulator();
    const client = new ChannelClient(origin, 'Listen');
    await client.handshake([listenTo('a/1', 2), listenTo('a/2', 4), listenTo('a/3', 6)].slice(0, count));
    await client.listen();
    if (count < 3) await client.send(...[listenTo('a/8', 8), listenTo('a/9', 10), listenTo('a/10', 12)]);
    await client.message(({ targetChange }) =>
      JSON.stringify(targetChange ?? '').includes(`"CURRENT","targetIds":[${count < 3 ? 12 : 6}]`),
    );
  });

  it('numbers messages from 1 without a gap and counts frames in UTF-16 units, emoji and accents included', async () => {
    const { origin } = await testEmulator();
    const client = await listening(origin, 'a/1');
    for (const title of ['café 🎉🎉', '日本語 👩‍👩‍👧‍👧', 'plain'])
      await setDocument(origin, 'a/1', { title });
    await client.message(() => titlesOf(client).length === 3);
    expect(titlesOf(client)).toEqual(['café 🎉🎉', '日本語 👩‍👩‍👧‍👧', 'plain']);
    expect(client.arrived.map(({ id }) => id)).toEqual(client.arrived.map((_, index) => index + 1));
  });

  it('applies a request that is sent twice only once', async () => {
    const { origin } = await testEmulator();
    const client = new ChannelClient(origin, 'Write');
    await client.handshake([{ database: defaultDatabase }]);
    await client.listen();
    await client.message(({ streamId }) => streamId !== undefined);
    const increment = { fieldPath: 'n', increment: { integerValue: '1' } };
    const update = { name: nameOf('a/1'), fields: {} };
    const write = { update, updateMask: { fieldPaths: [] }, updateTransforms: [increment] };
    const form = new URLSearchParams({
      count: '1',
      ofs: '1',
      req0___data__: JSON.stringify({ writes: [write] }),
    });
    expect((await client.post(form)).status).toBe(200);
    expect((await client.post(form)).status).toBe(200);
    await client.message(({ writeResults }) => writeResults !== undefined);
    const found = await (await fetch(`${origin}/v1/${nameOf('a/1')}`)).json();
    expect(found.fields.n).toEqual({ integerValue: '1' });
  });

  it('starts anew when messages are missing in between', async () => {
    const { origin } = await testEmulator();
    const client = new ChannelClient(origin, 'Listen');
    await client.handshake([listenTo('a/1')]);
    const skipping = new URLSearchParams({ count: '1', ofs: '7', req0___data__: '{}' });
    expect((await client.post(skipping)).status).toBe(400);
  });

  it('repeats on a new back channel what the old one lost, in order', async () => {
    const { origin } = await testEmulator();
    const client = await listening(origin, 'a/1');
    client.drop();
    for (const title of ['one', 'two', 'three']) await setDocument(origin, 'a/1', { title });
    await client.listen();
    await client.message(() => titlesOf(client).length === 3);
    expect(titlesOf(client)).toEqual(['one', 'two', 'three']);
    expect(client.arrived.map(({ id }) => id)).toEqual(client.arrived.map((_, index) => index + 1));
  });

  it('loses nothing and repeats nothing while the back channel is rotated under 60 commits', async () => {
    const { origin } = await testEmulator({ timings: { rotation: 40 } });
    const client = await listening(origin, 'a/1');
    const titles = Array.from({ length: 60 }, (_, index) => `title ${index}`);
    let writing = true;
    const rotating = (async () => {
      while (writing || titlesOf(client).length < titles.length) await (await client.listen()).ended;
    })();
    for (const title of titles) await setDocument(origin, 'a/1', { title });
    writing = false;
    await rotating;
    expect(titlesOf(client)).toEqual(titles);
  });

  it('ends an older back channel when a new one opens', async () => {
    const { origin, stats } = await testEmulator();
    const client = new ChannelClient(origin, 'Listen');
    await client.handshake([listenTo('a/1')]);
    const first = await client.listen();
    await client.message(isSnapshot);
    const second = await client.listen();
    await first.ended;
    expect(stats().backChannels).toBe(1);
    await setDocument(origin, 'a/1', { title: 'on the second' });
    await client.message(() => titlesOf(client).length === 1);
    client.drop();
    await second.ended;
  });

  it('ends the answer with the first data for a browser behind a buffering proxy', async () => {
    const { origin } = await testEmulator();
    const client = new ChannelClient(origin, 'Listen');
    await client.handshake([listenTo('a/1')]);
    await (await client.listen({ ci: 1 })).ended;
    expect(client.messages.some(isSnapshot)).toBe(true);
    const waiting = await client.listen({ ci: 1 });
    await setDocument(origin, 'a/1', { title: 'late' });
    await waiting.ended;
    expect(titlesOf(client)).toEqual(['late']);
  });

  it('shows signs of life on a quiet back channel', async () => {
    const { origin } = await testEmulator({ timings: { noop: 20 } });
    const client = await listening(origin, 'a/1');
    const { length } = client.arrived;
    await expect.poll(() => client.arrived.slice(length).map(({ message }) => message)).toContain('noop');
  });

  it('answers 400 without a body for a session it does not know, by any method', async () => {
    const { origin } = await testEmulator();
    const address = `${new ChannelClient(origin, 'Write').address}&SID=nobody&RID=rpc`;
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const response = await fetch(address, { method });
      expect([response.status, await response.text()]).toEqual([400, '']);
    }
  });

  it('forgets a session that is terminated', async () => {
    const { origin, stats } = await testEmulator();
    const client = await listening(origin, 'a/1');
    expect(await client.terminate()).toBe(200);
    expect((await client.send(listenTo('a/2', 4))).status).toBe(400);
    expect(stats()).toMatchObject({ sessions: 0, openTargets: 0, backChannels: 0 });
  });

  it('sweeps the session of a closed tab, and its listeners with it', async () => {
    const { origin, stats } = await testEmulator({ timings: { abandoned: 500 } });
    const client = await listening(origin, 'a/1');
    expect(stats()).toMatchObject({ sessions: 1, openTargets: 1 });
    client.drop();
    await expect.poll(stats, { timeout: 10_000 }).toMatchObject({ sessions: 0, openTargets: 0 });
  });

  it('closes a Write stream that waits for nothing, and a Listen stream without targets', async () => {
    const { origin } = await testEmulator({ timings: { idle: 30 } });
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

  it('does not close a Write stream while a commit is on its way', async () => {
    const { origin } = await testEmulator({ timings: { idle: 60 } });
    const writer = new ChannelClient(origin, 'Write');
    await writer.handshake([{ database: defaultDatabase }]);
    await writer.listen();
    await writer.message(({ streamId }) => streamId !== undefined);
    const update = { name: nameOf('a/1'), fields: {} };
    expect(await writer.sendSlowly(200, { writes: [{ update }] })).toBe(200);
    await writer.message(({ writeResults }) => writeResults !== undefined);
    expect(writer.messages.some(isIdleClose)).toBe(false);
  });

  it('does not apply, and does not complain of, a commit that crosses the closing', async () => {
    const { origin } = await testEmulator({ timings: { idle: 30 } });
    const writer = new ChannelClient(origin, 'Write');
    await writer.handshake([{ database: defaultDatabase }]);
    await writer.listen();
    await writer.message(isIdleClose);
    const late = await writer.send({ writes: [{ update: { name: nameOf('a/1'), fields: {} } }] });
    expect(late.status).toBe(200);
    expect((await fetch(`${origin}/v1/${nameOf('a/1')}`)).status).toBe(404);
  });

  it('rotates quickly while many back channels are open, so that waiting tabs get their turn', async () => {
    const { origin } = await testEmulator({ timings: { crowdedRotation: 30 } });
    const clients = [];
    for (let tab = 0; tab < 4; tab += 1) {
      const client = new ChannelClient(origin, 'Listen');
      await client.handshake([listenTo('a/1')]);
      clients.push(await client.listen());
    }
    await Promise.all(clients.map(({ ended }) => ended));
  });

  it('takes the ID token from the handshake alone', async () => {
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
    const { origin } = await testEmulator({ timings: { idle: 30_000 } });
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

  it('keeps projects and databases apart', async () => {
    const { origin } = await testEmulator();
    const other = new ChannelClient(origin, 'Listen', 'projects/demo-kindlewave/databases/other');
    const name = 'projects/demo-kindlewave/databases/other/documents/a/1';
    const database = 'projects/demo-kindlewave/databases/other';
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
    ['no JSON', '{{'],
    ['a number', '7'],
    ['an unknown target', JSON.stringify({ addTarget: { targetId: 2 } })],
    ['a target without a number', JSON.stringify({ addTarget: { documents: { documents: [] } } })],
    ['another database', JSON.stringify({ database: 'projects/x/databases/y' })],
  ])('answers %s with INVALID_ARGUMENT', async (_what, text) => {
    const { origin, log } = await testEmulator();
    const client = new ChannelClient(origin, 'Listen');
    await client.handshake();
    await client.listen();
    await client.post(new URLSearchParams({ count: '1', ofs: '0', req0___data__: text }));
    await client.message((message) => /INVALID_ARGUMENT|"code":3/.test(JSON.stringify(message)));
    expect(log.join()).not.toContain('!!!');
  });

  it('tells a Write stream why a commit was refused and applies none of it', async () => {
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
