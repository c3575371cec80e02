import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Program } from '#emulator/tests/official/program.ts';
import { longTest } from '#emulator/tests/support/runs.ts';
import { mark } from '#src/content/mark.ts';
import { site } from '#src/content/site.ts';
import { copyProject } from '#tests/support/agency/buildAgency.ts';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { startDevelopment, temporaryFolder } from '#tests/support/servers/siteServer.ts';

const accent = { light: '#1A7A43', dark: '#3FC47A' };
const ink = { light: '#20123A', dark: '#EFE9F7' };

const data = temporaryFolder();
let started: Program;
let folder: string;

beforeAll(async () => {
  folder = copyProject({ accent, text: ink });
  started = await startDevelopment(data, folder);
}, longTest.timeout);
afterAll(() => started.end());

async function served(path: string): Promise<Response> {
  return fetch(started.origin + path);
}

it('npm start keeps running while the theme is broken', async () => {
  const file = join(folder, 'src/theme/theme.ts');
  const theme = readFileSync(file, 'utf8');
  /** Saves repeatedly, because the watcher ignores a save within 50 ms of an earlier one. */
  const statusWith = async (text: string) => {
    writeFileSync(file, text);
    return (await served('/pics/brand.svg')).status;
  };
  await expect.poll(() => statusWith(`${theme}\n}`)).toBe(500);
  await expect.poll(() => statusWith(theme)).toBe(200);
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

it('a second npm start on the same data is refused with an error that names the first and the setting for the folder', async () => {
  const refusal = startDevelopment(data, folder);
  await expect(refusal).rejects.toThrow(`The data folder ${data} is in use by process`);
  await expect(refusal).rejects.toThrow('exited with code 1');
  await expect(refusal).rejects.toThrow('set LOCAL_FIREBASE_DIR to another folder');
  await expect(refusal).rejects.not.toThrow('    at ');
  expect(await storedDocuments(started.origin, 'blogs')).toHaveLength(14);
});
