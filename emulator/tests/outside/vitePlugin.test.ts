import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { getDownloadURL, ref, uploadString } from 'firebase/storage';
import { createServer, preview, type ViteDevServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ChannelClient, defaultDatabase } from '#emulator/tests/support/channelClient.ts';
import { projectId } from '#emulator/tests/support/projectId.ts';
import { nameOf, setDocument } from '#emulator/tests/support/rest.ts';
import { openStorageRules, storageOf } from '#emulator/tests/support/storageSdk.ts';
import { openRules, rulesFileWith, testFolder } from '#emulator/tests/support/testEmulator.ts';
import { embeddedFirebase } from '#emulator/vitePlugin.ts';

function siteOf(directory: string | null, rulesFile = rulesFileWith(openRules)) {
  const root = testFolder();
  mkdirSync(`${root}/dist`);
  for (const path of ['index.html', 'dist/index.html'])
    writeFileSync(`${root}/${path}`, '<title>The page</title>');
  const storageRulesFile = rulesFileWith(openStorageRules);
  const options = { directory, projectId, rulesFile, storageRulesFile, indexesFile: null, log() {} };
  return {
    root,
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [embeddedFirebase(options)],
    server: { host: '127.0.0.1', port: 0, ws: false as const },
    preview: { host: '127.0.0.1', port: 0 },
  };
}

function originOf(server: { address(): unknown } | null): string {
  if (server === null) throw new Error('Vite does not listen.');
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

async function startDev(
  directory: string | null,
  rulesFile?: string,
): Promise<{ server: ViteDevServer; origin: string }> {
  const server = await createServer(siteOf(directory, rulesFile));
  await server.listen();
  onTestFinished(() => server.close());
  return { server, origin: originOf(server.httpServer) };
}

async function listensLive(origin: string): Promise<void> {
  const client = new ChannelClient(origin, 'Listen');
  const addTarget = { targetId: 2, documents: { documents: [nameOf('a/1')] } };
  await client.handshake([{ database: defaultDatabase, addTarget }]);
  await client.listen();
  await setDocument(origin, 'a/1', { title: 'live' });
  await client.message(({ documentChange }) => documentChange !== undefined);
}

async function storesFiles(origin: string): Promise<void> {
  const file = ref(storageOf({ port: Number(new URL(origin).port) }), 'pictures/a.txt');
  await uploadString(file, 'hi');
  expect(await (await fetch(await getDownloadURL(file))).text()).toBe('hi');
}

describe('the Vite plugin', () => {
  it('serves Firebase and the page on one origin in development', async () => {
    const { origin } = await startDev(null);
    await listensLive(origin);
    await storesFiles(origin);
    expect(await (await fetch(origin)).text()).toContain('The page');
  });

  it('serves both in preview', async () => {
    const server = await preview(siteOf(null));
    onTestFinished(() => server.close());
    const origin = originOf(server.httpServer);
    await listensLive(origin);
    await storesFiles(origin);
    expect(await (await fetch(origin)).text()).toContain('The page');
  });

  it('leaves it to clients to close connections, so that no response is lost', async () => {
    const dev = await startDev(null);
    const server = await preview(siteOf(null));
    onTestFinished(() => server.close());
    for (const origin of [dev.origin, originOf(server.httpServer)]) {
      expect((await fetch(origin)).headers.get('keep-alive')).toBeNull();
    }
  });

  it('keeps its data folder when Vite restarts itself', async () => {
    const { server, origin } = await startDev(testFolder());
    await setDocument(origin, 'a/1', { title: 'kept' });
    await server.restart();
    const restarted = originOf(server.httpServer);
    const found = await fetch(`${restarted}/v1/${nameOf('a/1')}`);
    expect((await found.json()).fields.title).toEqual({ stringValue: 'kept' });
    expect((await setDocument(restarted, 'a/2', {})).status).toBe(200);
  });

  it('continues with the old rules and data when Vite restarts itself while the rules have a mistake', async () => {
    const rulesFile = rulesFileWith(openRules);
    const { server, origin } = await startDev(testFolder(), rulesFile);
    writeFileSync(rulesFile, 'service nonsense {}');
    await server.restart();
    expect(originOf(server.httpServer)).toBe(origin);
    expect((await setDocument(origin, 'a/1', {})).status).toBe(200);
  });
});
