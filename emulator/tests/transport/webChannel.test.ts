import { describe, expect, it } from 'vitest';
import { ChannelClient, defaultDatabase } from '#emulator/tests/support/channelClient.ts';
import { isSnapshot, listening, listenTo, titlesOf } from '#emulator/tests/support/channelMessages.ts';
import { nameOf, setDocument } from '#emulator/tests/support/rest.ts';
import { testEmulator } from '#emulator/tests/support/testEmulator.ts';

describe('a WebChannel', () => {
  it('opens with a session, protocol version 8 and the keep-alive interval', async () => {
    const { origin } = await testEmulator();
    const greeting = await new ChannelClient(origin, 'Listen').handshake();
    expect(greeting).toEqual(['c', expect.stringMatching(/^[\w-]{22}$/), '', 8, 12, 30000]);
  });

  it.each([0, 1, 3])('accepts a handshake with %i messages', async (count) => {
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

  it('applies a request once even if it is sent twice', async () => {
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

  it('starts over when messages are missing in between', async () => {
    const { origin } = await testEmulator();
    const client = new ChannelClient(origin, 'Listen');
    await client.handshake([listenTo('a/1')]);
    const skipping = new URLSearchParams({ count: '1', ofs: '7', req0___data__: '{}' });
    expect((await client.post(skipping)).status).toBe(400);
  });

  it('resends on a new back channel what the old one lost, in order', async () => {
    const { origin } = await testEmulator();
    const client = await listening(origin, 'a/1');
    client.drop();
    for (const title of ['one', 'two', 'three']) await setDocument(origin, 'a/1', { title });
    await client.listen();
    await client.message(() => titlesOf(client).length === 3);
    expect(titlesOf(client)).toEqual(['one', 'two', 'three']);
    expect(client.arrived.map(({ id }) => id)).toEqual(client.arrived.map((_, index) => index + 1));
  });

  it('neither loses nor repeats anything while the back channel is rotated during 60 commits', async () => {
    const { origin } = await testEmulator({ timings: { rotationMs: 40 } });
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

  it('ends the response with the first data for a browser behind a buffering proxy', async () => {
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

  it('sends keep-alive messages on a quiet back channel', async () => {
    const { origin } = await testEmulator({ timings: { keepAliveMs: 20 } });
    const client = await listening(origin, 'a/1');
    const { length } = client.arrived;
    await expect.poll(() => client.arrived.slice(length).map(({ message }) => message)).toContain('noop');
  });

  it('returns 400 without a body for an unknown session, by any method', async () => {
    const { origin } = await testEmulator();
    const url = `${new ChannelClient(origin, 'Write').channelUrl}&SID=nobody&RID=rpc`;
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const response = await fetch(url, { method });
      expect([response.status, await response.text()]).toEqual([400, '']);
    }
  });

  it('forgets a terminated session', async () => {
    const { origin, stats } = await testEmulator();
    const client = await listening(origin, 'a/1');
    expect(await client.terminate()).toBe(200);
    expect((await client.send(listenTo('a/2', 4))).status).toBe(400);
    expect(stats()).toMatchObject({ sessions: 0, openTargets: 0, backChannels: 0 });
  });

  it('removes the session of a closed tab and its listeners', async () => {
    const { origin, stats } = await testEmulator({ timings: { abandonedMs: 3_000 } });
    const client = await listening(origin, 'a/1');
    expect(stats()).toMatchObject({ sessions: 1, openTargets: 1 });
    client.drop();
    await expect.poll(stats).toMatchObject({ sessions: 0, openTargets: 0 });
  });

  it('rotates quickly while many back channels are open, so that waiting tabs get their turn', async () => {
    const { origin } = await testEmulator({ timings: { crowdedRotationMs: 30 } });
    const clients = [];
    for (let tab = 0; tab < 4; tab += 1) {
      const client = new ChannelClient(origin, 'Listen');
      await client.handshake([listenTo('a/1')]);
      clients.push(await client.listen());
    }
    await Promise.all(clients.map(({ ended }) => ended));
  });
});
