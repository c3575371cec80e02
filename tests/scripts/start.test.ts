import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Program } from '#emulator/tests/official/program.ts';
import { startBrowser } from '#emulator/tests/support/browser.ts';
import { longTest, testTimeoutMs } from '#emulator/tests/support/runs.ts';
import { forceEmulator } from '#scripts/admin/forceEmulator.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import type { Archive } from '#src/features/posts/data/archive.ts';
import { harmlessMessages } from '#tests/support/pages/harmlessMessages.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import {
  claimsOnSignIn,
  deleteDocument,
  storeDocuments,
  storedDocuments,
} from '#tests/support/servers/embeddedFirebase.ts';
import { startDevelopment, temporaryFolder } from '#tests/support/servers/siteServer.ts';

const directory = temporaryFolder();
let site: Program;

beforeAll(async () => {
  forceEmulator('development');
  site = await startDevelopment(directory);
}, longTest.timeout);
afterAll(() => site.end());

it('npm start says how to log in to the admin area, and the login works', async () => {
  const { email, password } = demoAdmin;
  await expect.poll(site.said).toContain(`Admin area: /login, log in as ${email} with ${password}`);
  expect(await claimsOnSignIn(site.origin, demoAdmin)).toMatchObject({ admin: true });
});

it('npm start listens on this machine only', async () => {
  const { port } = new URL(site.origin);
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of others) {
    await expect(fetch(`http://${address}:${port}`)).rejects.toThrow('fetch failed');
  }
  expect(site.said()).toContain(`Local:   ${site.origin}/`);
  expect(site.said()).not.toMatch(/Network: +http/);
});

it(
  'npm start serves the app, which shows the sample content without a console message',
  longTest,
  async () => {
    const browser = await startBrowser();
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${site.origin}/blog`);
    await page.getByRole('heading', { name: 'Nine screens, then four' }).waitFor({ timeout: testTimeoutMs });
    expect(complaints.filter((text) => !harmlessMessages.test(text))).toEqual([]);
  },
);

it('npm start serves the archive from the database, without drafts or unreadable posts', async () => {
  const stored = [
    aPost({ id: 'older', createdAt: new Date('2020-01-01'), published: true }),
    aPost({ id: 'draft', published: false }),
    { path: 'blogs/broken', fields: { ...aPost({ id: 'broken' }).fields, tags: 'forms' } },
  ];
  await storeDocuments(site.origin, stored);
  const { posts } = (await (await fetch(`${site.origin}/blog.json`)).json()) as Archive;
  expect(posts.at(-1)).toMatchObject({ id: 'older' });
  expect(posts.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['draft']));
  expect(posts.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['broken']));
  for (const { path } of stored) await deleteDocument(site.origin, path);
});

it('npm start still has all data after a restart', longTest, async () => {
  await storeDocuments(site.origin, [aPost({ id: 'mine', title: 'Written yesterday' })]);
  await site.end();
  site = await startDevelopment(directory);
  const posts = await storedDocuments(site.origin, 'blogs');
  expect(posts).toHaveLength(15);
  expect(posts.find(({ id }) => id === 'mine')).toMatchObject({ title: 'Written yesterday' });
});
