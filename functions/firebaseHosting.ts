import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  type Hosting,
  type LiveSite,
  LiveSiteChanged,
  type ReleaseRecord,
  type SiteChange,
} from './hosting.ts';
import { type Call, type HostingAccess, hostingRequest, wait } from './hostingRequest.ts';

export type HostingSettings = HostingAccess & {
  project: string;
  site: string;
};

type Release = { name: string; type?: string; message?: string; version?: { name: string } };
type Operation = { name: string; done?: boolean; error?: { message?: string }; response?: { name: string } };

/** Releases made here name the version that each has changed. */
const messageFor = (version: string) => `Articles updated (from ${version})`;
const baseOf = ({ message = '' }: Release) => /^Articles updated \(from (.+)\)$/.exec(message)?.[1];

const cloneTimeoutMs = 120_000;
const filesPerCall = 1_000;
const readAttempts = 5;

/** Releases through Firebase Hosting's REST API, as the Firebase CLI does. */
export function firebaseHosting(settings: HostingSettings): Hosting {
  const { project, site, retryMs } = settings;
  const sitePath = `projects/${project}/sites/${site}`;
  const ask = async <Answer>(call: Call) => (await hostingRequest(settings, call)) as Answer;

  async function newestRelease(): Promise<Release & { version: { name: string } }> {
    const url = `${sitePath}/channels/live/releases?pageSize=2`;
    const [newest, previous] = (await ask<{ releases?: Release[] }>({ url })).releases ?? [];
    if (!newest?.version) throw new Error('The site is turned off in Firebase Hosting.');
    if (!previous?.version || !hasReplaced(newest, previous)) return { ...newest, version: newest.version };
    await putLive(
      idOf(previous.version),
      'Restored: an article update went live at the same moment and replaced this release',
    );
    return newestRelease();
  }

  function putLive(version: string, message: string): Promise<Release> {
    const url = `${sitePath}/channels/live/releases?versionName=${sitePath}/versions/${version}`;
    return ask({ method: 'POST', url, body: { message } });
  }

  let defaultUrl: string | undefined;

  async function live(): Promise<LiveSite> {
    defaultUrl ??= (await ask<{ defaultUrl: string }>({ url: sitePath })).defaultUrl;
    const origin = defaultUrl;
    for (let attempt = 1; ; attempt += 1) {
      const release = await newestRelease();
      const version = idOf(release.version);
      // The release in the URL keeps caches from returning an older release's file.
      const readJson = (path: string) => fetchJson(`${origin}${path}?release=${idOf(release)}`);
      const record = (await readJson('/build.json')) as ReleaseRecord | null;
      if (record === null) throw new Error('The live site has no build.json: run npm run deploy.');
      const isOfVersion = record.version === version || (!record.version && !baseOf(release));
      if (isOfVersion) return { version, record, readJson };
      if (attempt === readAttempts) throw new Error('Firebase Hosting still serves an older release.');
      await wait(retryMs);
    }
  }

  async function clone(version: string): Promise<string> {
    const body = { sourceVersion: `${sitePath}/versions/${version}`, finalize: false };
    const deadline = Date.now() + cloneTimeoutMs;
    let operation = await ask<Operation>({ method: 'POST', url: `${sitePath}/versions:clone`, body });
    while (!operation.done) {
      if (Date.now() > deadline) throw new Error("Firebase Hosting didn't copy the live version in time.");
      await wait(retryMs);
      operation = await ask({ url: operation.name });
    }
    if (!operation.response) throw new Error(`Firebase Hosting: ${operation.error?.message}`);
    return idOf(operation.response);
  }

  async function fill(version: string, { files, removed, record }: SiteChange): Promise<void> {
    const all = new Map([...files, ['/build.json', JSON.stringify({ ...record, version })] as const]);
    const zipped = [...all].map(([path, content]) => ({ path, ...zip(content) }));
    const hashes = [
      ...zipped.map(({ path, hash }) => [path, hash] as const),
      ...removed.map((path) => [path, ''] as const),
    ];
    for (let start = 0; start < hashes.length; start += filesPerCall) {
      const { uploadRequiredHashes = [], uploadUrl = '' } = await ask<{
        uploadRequiredHashes?: string[];
        uploadUrl?: string;
      }>({
        method: 'POST',
        url: `${sitePath}/versions/${version}:populateFiles`,
        body: { files: Object.fromEntries(hashes.slice(start, start + filesPerCall)) },
      });
      for (const { hash, bytes } of zipped) {
        if (uploadRequiredHashes.includes(hash))
          await ask({ method: 'POST', url: `${uploadUrl}/${hash}`, body: bytes });
      }
    }
    const url = `${sitePath}/versions/${version}?updateMask=status`;
    await ask({ method: 'PATCH', url, body: { status: 'FINALIZED' } });
  }

  return {
    live,
    async release(base, change) {
      const version = await clone(base);
      try {
        await fill(version, change);
        if (idOf((await newestRelease()).version) !== base) throw new LiveSiteChanged();
      } catch (error) {
        await ask({ method: 'DELETE', url: `${sitePath}/versions/${version}` }).catch(() => undefined);
        throw error;
      }
      await putLive(version, messageFor(base));
      // Also notices if this replaced a release that went live milliseconds before, and restores that one.
      if (idOf((await newestRelease()).version) !== version) throw new LiveSiteChanged();
      return version;
    },
  };
}

/** Whether a release replaced one other than the one it was made from. */
function hasReplaced(newest: Release, previous: Release): boolean {
  const base = baseOf(newest);
  const replaced = previous.version && idOf(previous.version);
  return (
    newest.type === 'DEPLOY' &&
    base !== undefined &&
    replaced !== base &&
    replaced !== (newest.version && idOf(newest.version))
  );
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
  // For a missing file, a rewrite returns a page.
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.status === 404 || (response.ok && !isJson)) return null;
  if (!response.ok) throw new Error(`The live site responded with ${response.status}.`);
  return response.json();
}

function zip(content: string | Buffer) {
  const bytes = gzipSync(content, { level: 9 });
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}

function idOf({ name }: { name: string }): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
