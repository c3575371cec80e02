import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtConfigFile } from '#scripts/build/builtFirebaseConfig.ts';
import { previewHosting } from '#scripts/vite/previewHosting.ts';
import { temporaryFolder } from '#tests/support/servers/siteServer.ts';

const folder = temporaryFolder();
const policy = "default-src 'self' https://configured.example";
const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: object };
const headers = [{ source: '**', headers: [{ key: 'Content-Security-Policy', value: policy }] }];
const files = {
  'about.html': 'About',
  '404.html': 'Not here',
  [builtConfigFile]: JSON.stringify({ hosting: { ...hosting, headers } }),
};

let origin: string;
let end: () => Promise<void>;

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [previewHosting()],
  });
  const address = server.httpServer.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  end = () => server.close();
});
afterAll(() => end());

it('a preview sends the headers that its build was made with, not those of firebase.json', async () => {
  expect((await fetch(`${origin}/about`)).headers.get('Content-Security-Policy')).toBe(policy);
});

it('a URL with .html redirects and keeps its query string', async () => {
  const answer = await fetch(`${origin}/about.html?from=mail`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/about?from=mail']);
});

it('extra slashes at the beginning of a URL do not redirect to another host', async () => {
  expect(await (await fetch(`${origin}//about`)).text()).toBe('About');
});

it('a malformed URL is rejected, and the preview keeps running', async () => {
  expect((await fetch(`${origin}/%E0%A4%A`)).status).toBe(400);
  expect(await (await fetch(`${origin}/about`)).text()).toBe('About');
});
