import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { type Hosting, LiveSiteChanged } from '#functions/hosting.ts';
import { hostingOf, startHostingServer } from '#tests/support/servers/hostingServer.ts';

const record = { build: 'one', builtAt: 1 };
const deployed = { '/build.json': JSON.stringify(record), '/a.html': 'A', '/b.html': 'B' };
const change = {
  files: new Map([
    ['/a.html', 'A2'],
    ['/c.html', 'C'],
  ]),
  removed: ['/b.html'],
  record,
};

async function setUp() {
  const server = await startHostingServer();
  onTestFinished(() => server.end());
  const version = server.deploy(deployed);
  const hosting = hostingOf(server);
  return { server, version, hosting };
}

/** Like a function: reads the live version, then releases a change to it. */
async function publish(hosting: Hosting): Promise<string> {
  return hosting.release((await hosting.live()).version, change);
}

function files(server: Awaited<ReturnType<typeof startHostingServer>>): Record<string, string> {
  return Object.fromEntries([...server.live()].map(([file, content]) => [file, content.toString()]));
}

const changed = {
  '/a.html': 'A2',
  '/c.html': 'C',
  '/build.json': JSON.stringify({ ...record, version: 'v2' }),
};

const fail = (status: number, times = 1) => {
  let left = times;
  return (_request: IncomingMessage, response: ServerResponse) => {
    if (left === 0) return false;
    left -= 1;
    response.writeHead(status).end('{"error":{"message":"Why"}}');
    return true;
  };
};

it('releases a copy of the live version with added, changed and removed files, and uploads only what is new', async () => {
  const { server, hosting } = await setUp();
  server.slowness = 3;
  expect(await publish(hosting)).toBe('v2');
  expect(files(server)).toEqual(changed);
  const uploads = () => server.calls.filter((call) => call === 'upload').length;
  expect(uploads()).toBe(3);
  expect(server.calls.filter((call) => call === 'operation')).toHaveLength(4);
  expect(await hosting.live()).toMatchObject({ version: 'v2', record: { build: 'one', version: 'v2' } });
  await publish(hosting);
  expect(uploads()).toBe(4);
});

it.each([
  [401, "Firebase Hosting does not accept the functions' service account (401)."],
  [
    403,
    "The functions aren't allowed to release the site. Ask your site's operator to give their service account the role Firebase Hosting Admin.",
  ],
  [404, 'Firebase Hosting has no such site or version (404).'],
  [400, 'Firebase Hosting responded with 400. Why'],
])('says what to do about status %i, without retrying', async (status, message) => {
  const { server, hosting } = await setUp();
  server.before.clone = fail(status, 9);
  await expect(publish(hosting)).rejects.toThrow(message);
  expect(server.calls.filter((call) => call === 'clone')).toHaveLength(1);
  expect(files(server)).toEqual(deployed);
});

it.each(['live', 'clone', 'operation', 'populate', 'upload', 'finalize', 'release'])(
  'retries a call that fails temporarily: %s',
  async (step) => {
    for (const interruption of [fail(429, 2), fail(503, 3), breakOnce()]) {
      const { server, hosting } = await setUp();
      server.before[step] = interruption;
      await publish(hosting);
      expect(files(server)).toEqual(changed);
    }
  },
);

function breakOnce() {
  let isBroken = true;
  return ({ socket }: IncomingMessage) => {
    const breaks = isBroken;
    isBroken = false;
    if (breaks) socket.destroy();
    return breaks;
  };
}

it.each(['clone', 'operation', 'populate', 'upload', 'finalize', 'release'])(
  'a call that fails at any step leaves the live site as it was, and the next call completes the release: %s',
  async (step) => {
    const { server, hosting } = await setUp();
    server.before[step] = fail(500, 5);
    server.before.delete = fail(500, 99);
    await expect(publish(hosting)).rejects.toThrow('responded with 500');
    expect(files(server)).toEqual(deployed);
    await publish(hosting);
    expect(files(server)).toMatchObject({ '/a.html': 'A2', '/c.html': 'C' });
    expect(files(server)).not.toHaveProperty('/b.html');
  },
);

it('says why Hosting could not copy the live version, and does not change the site', async () => {
  const { server, hosting } = await setUp();
  server.before.operation = (_request, response) => {
    response.end('{"name":"operations/v2","done":true,"error":{"message":"Too many versions"}}');
    return true;
  };
  await expect(publish(hosting)).rejects.toThrow('Firebase Hosting: Too many versions');
  expect(files(server)).toEqual(deployed);
});

it.each([409, 412])('starts again when Hosting reports that the site has changed: %i', async (status) => {
  const { server, hosting } = await setUp();
  server.before.release = fail(status);
  await expect(publish(hosting)).rejects.toBeInstanceOf(LiveSiteChanged);
});

it('never overwrites a deployment that went live in the meantime', async () => {
  const { server, hosting } = await setUp();
  server.before.finalize = () => {
    server.deploy({ ...deployed, '/a.html': 'newer' });
    return false;
  };
  await expect(publish(hosting)).rejects.toBeInstanceOf(LiveSiteChanged);
  expect(files(server)['/a.html']).toBe('newer');
  expect([...server.versions.keys()]).toEqual(['v1', 'v3']);
});

it('restores a deployment that went live just before the release, even after a crash', async () => {
  const { server, hosting } = await setUp();
  server.before.release = () => {
    server.before = {};
    server.deploy({ ...deployed, '/a.html': 'newer' });
    return false;
  };
  await expect(publish(hosting)).rejects.toBeInstanceOf(LiveSiteChanged);
  expect(files(server)['/a.html']).toBe('newer');
  await publish(hosting);
  expect(files(server)['/a.html']).toBe('A2');
  expect((await hosting.live()).record.version).toBe(server.releases[0]?.version);
});

it('does not trust a file of an older release that a cache still serves', async () => {
  const { server, hosting } = await setUp();
  await publish(hosting);
  let stale = 2;
  server.before.read = (_request, response) => {
    stale -= 1;
    if (stale < 0) return false;
    response.setHeader('Content-Type', 'application/json').end(deployed['/build.json']);
    return true;
  };
  expect((await hosting.live()).record.version).toBe('v2');
  stale = 99;
  await expect(hosting.live()).rejects.toThrow('still serves an older release');
});

it('fails on a site that is turned off, and gives the reason', async () => {
  const { server, hosting } = await setUp();
  server.releases = [];
  await expect(hosting.live()).rejects.toThrow('The site is turned off in Firebase Hosting.');
});
