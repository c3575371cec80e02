import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { firebaseHosting } from '#functions/firebaseHosting.ts';
import { startServer, type TestServer } from './testServer.ts';

type Version = { status: 'CREATED' | 'FINALIZED'; files: Map<string, string> };
type Release = { version: string; type: string; message: string };

/** Answers a request instead of the server, or does something before it; `true` if it has answered. */
type Interruption = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** Firebase Hosting as its REST API describes it, and the live site at the same origin. */
export type HostingServer = TestServer & {
  /** `METHOD step`, in order: `live`, `clone`, `operation`, `populate`, `upload`, `finalize`, `release`, `delete`, `site`, `read`. */
  calls: string[];
  releases: Release[];
  versions: Map<string, Version>;
  /** Runs before each call of a step. */
  before: Partial<Record<string, Interruption>>;
  /** How often an operation answers that it is not done. */
  slowness: number;
  /** Releases these files, as the Firebase CLI does. */
  deploy(files: Readonly<Record<string, string | Buffer>>): string;
  /** The files of the live release. */
  live(): Map<string, Buffer>;
};

const steps: readonly [string, RegExp][] = [
  ['live', /^GET .*\/releases\?pageSize/],
  ['release', /^POST .*\/releases\?versionName/],
  ['clone', /^POST .*versions:clone$/],
  ['operation', /^GET .*\/operations\//],
  ['populate', /^POST .*:populateFiles$/],
  ['upload', /^POST \/upload\//],
  ['finalize', /^PATCH /],
  ['delete', /^DELETE /],
  ['site', /^GET \/v1beta1\/projects\/[^/]+\/sites\/[^/]+$/],
];

export async function startHostingServer(): Promise<HostingServer> {
  const contents = new Map<string, Buffer>();
  const path = 'projects/agency/sites/agency';
  let made = 0;
  let polls = 0;

  function newVersion(files: Map<string, string>): string {
    made += 1;
    hosting.versions.set(`v${made}`, { status: 'CREATED', files });
    return `v${made}`;
  }

  function versionIn(url: string): Version {
    const version = hosting.versions.get(/versions\/(v\d+)/.exec(url)?.[1] ?? '');
    if (!version) throw new Error(`No version in ${url}`);
    return version;
  }

  const named = (version: string) => ({ name: `${path}/versions/${version}` });

  const answers: Record<string, (url: string, body: Buffer, origin: string) => unknown> = {
    site: (_url, _body, origin) => ({ name: path, defaultUrl: origin }),
    live: () => ({
      releases: hosting.releases.slice(0, 2).map(({ version, ...release }, index) => ({
        name: `${path}/releases/r${hosting.releases.length - index}`,
        ...release,
        version: named(version),
      })),
    }),
    clone: (_url, body) => {
      const { sourceVersion, finalize } = JSON.parse(body.toString()) as {
        sourceVersion: string;
        finalize: boolean;
      };
      polls = hosting.slowness;
      const copy = newVersion(new Map(versionIn(sourceVersion).files));
      if (finalize) versionIn(`versions/${copy}`).status = 'FINALIZED';
      return { name: `operations/${copy}` };
    },
    operation: (url) => {
      polls -= 1;
      const name = url.slice(url.lastIndexOf('/') + 1);
      return polls >= 0 ? { name: `operations/${name}` } : { name, done: true, response: named(name) };
    },
    populate: (url, body, origin) => {
      const { files } = JSON.parse(body.toString()) as { files: Record<string, string> };
      const version = versionIn(url);
      if (version.status === 'FINALIZED') throw new Error('A finalized version cannot change');
      for (const [file, hash] of Object.entries(files)) {
        if (hash === '') version.files.delete(file);
        else version.files.set(file, hash);
      }
      const uploadRequiredHashes = [...new Set(Object.values(files))].filter(
        (hash) => hash && !contents.has(hash),
      );
      return { uploadRequiredHashes, uploadUrl: `${origin}/upload` };
    },
    upload: (url, body) => {
      const hash = createHash('sha256').update(body).digest('hex');
      if (!url.endsWith(hash)) throw new Error('The content has another hash');
      contents.set(hash, body);
      return {};
    },
    finalize: (url) => {
      const version = versionIn(url);
      if ([...version.files.values()].some((hash) => !contents.has(hash)))
        throw new Error('Content is missing');
      version.status = 'FINALIZED';
      return {};
    },
    release: (url, body) => {
      const version = /versions\/(v\d+)/.exec(url)?.[1] ?? '';
      if (versionIn(url).status !== 'FINALIZED') throw new Error('Only a finalized version can be released');
      const { message = '' } = JSON.parse(body.toString() || '{}') as { message?: string };
      hosting.releases.unshift({ version, type: 'DEPLOY', message });
      return {};
    },
    delete: (url) => {
      hosting.versions.delete(/versions\/(v\d+)/.exec(url)?.[1] ?? '');
      return {};
    },
  };

  function read(url: string, response: ServerResponse): void {
    const file = hosting.live().get(new URL(url, 'http://localhost').pathname);
    const type = /\.json(?:\?|$)/.test(url) && file ? 'application/json' : 'text/html';
    response
      .writeHead(file || url.startsWith('/blog/') ? 200 : 404, { 'Content-Type': type })
      .end(file ?? 'The app');
  }

  const server = await startServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const { url = '', method } = request;
    const step = steps.find(([, pattern]) => pattern.test(`${method} ${url}`))?.[0] ?? 'read';
    hosting.calls.push(step);
    if (await hosting.before[step]?.(request, response)) return;
    if (step === 'read') return read(url, response);
    try {
      const answer = answers[step]?.(decodeURIComponent(url), Buffer.concat(chunks), hosting.origin);
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
    } catch (error) {
      response.writeHead(400).end(JSON.stringify({ error: { message: String(error) } }));
    }
  });

  const hosting: HostingServer = {
    ...server,
    calls: [],
    releases: [],
    versions: new Map(),
    before: {},
    slowness: 0,
    deploy(files) {
      const zipped = Object.entries(files).map(([file, content]) => {
        const bytes = gzipSync(content);
        const hash = createHash('sha256').update(bytes).digest('hex');
        contents.set(hash, bytes);
        return [file, hash] as const;
      });
      const version = newVersion(new Map(zipped));
      versionIn(`versions/${version}`).status = 'FINALIZED';
      hosting.releases.unshift({ version, type: 'DEPLOY', message: '' });
      return version;
    },
    live() {
      const files =
        hosting.versions.get(hosting.releases[0]?.version ?? '')?.files ?? new Map<string, string>();
      return new Map([...files].map(([file, hash]) => [file, gunzipSync(contents.get(hash) ?? '')]));
    },
  };
  return hosting;
}

/** The client of a project whose Hosting is this server. */
export function hostingOf(server: Pick<Awaited<ReturnType<typeof startHostingServer>>, 'origin'>) {
  return firebaseHosting({
    origin: server.origin,
    project: 'agency',
    site: 'agency',
    token: async () => 'token',
    retryMs: 1,
  });
}
