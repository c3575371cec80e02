import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { longTest } from '#emulator/tests/support/runs.ts';
import { mark } from '#src/content/mark.ts';
import { site } from '#src/content/site.ts';
import { copyProject } from '#tests/support/agency/buildAgency.ts';
import { freePort, temporaryFolder } from '#tests/support/servers/siteServer.ts';
import { startVite, type ViteProcess } from '#tests/support/servers/viteProcess.ts';

const accent = { light: '#1A7A43', dark: '#3FC47A' };
const ink = { light: '#20123A', dark: '#EFE9F7' };

let started: ViteProcess;
let folder: string;

beforeAll(async () => {
  const env = { LOCAL_FIREBASE_DIR: temporaryFolder(), NODE_ENV: 'development', NO_COLOR: '1' };
  folder = copyProject({ accent, text: ink });
  started = await startVite([], { port: await freePort(), env, cwd: folder });
}, longTest.timeout);
afterAll(() => started.end());

async function served(path: string): Promise<Response> {
  return fetch(started.origin + path);
}

/** Saves until it shows: the watcher drops what is saved within 50 ms of an earlier change. */
async function saveUntil(file: string, text: string, shown: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        writeFileSync(file, text);
        await setTimeout(200);
        return shown();
      },
      { message: `${file} as saved` },
    )
    .toBe(true);
}

it('npm start keeps running while the theme is broken', async () => {
  const file = join(folder, 'src/theme/theme.ts');
  const theme = readFileSync(file, 'utf8');
  await saveUntil(file, `${theme}\n}`, async () => (await served('/pics/brand.svg')).status === 500);
  await saveUntil(file, theme, async () => (await served('/pics/brand.svg')).ok);
  expect((await served('/')).status).toBe(200);
});

it('npm start shows favicon and drawings in the colors of the theme', async () => {
  const favicon = await (await served('/pics/favicon.svg')).text();
  for (const { path } of mark.parts) expect(favicon).toContain(path);
  expect(favicon).toContain(accent.dark);
  const drawing = await (await served('/pics/brand.svg')).text();
  expect(drawing).toContain(ink.light);
  expect(drawing).not.toContain('#FF5A1F');
});

it('npm start serves icons and manifest as a build does', async () => {
  expect(await (await served('/manifest.webmanifest')).json()).toMatchObject({ name: site.name });
  const icon = await served('/icon-192.png');
  expect(icon.headers.get('content-type')).toBe('image/png');
  expect((await served('/pics/none.svg')).headers.get('content-type')).not.toBe('image/svg+xml');
});
