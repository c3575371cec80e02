import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type StartedEmulator, startEmulator } from '#emulator/start.ts';
import { addSampleContent } from '#scripts/admin/addSampleContent.ts';
import { firebaseTarget } from '#scripts/admin/firebaseTarget.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { claimsOnSignIn, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

let emulator: StartedEmulator;
const said: string[] = [];

beforeAll(async () => {
  const { seed: _, ...unseeded } = embeddedProject;
  emulator = await startEmulator({ ...unseeded, directory: null, log: () => undefined });
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await emulator.stop();
});

it('an empty emulator is filled with the demo content and an admin who can sign in', async () => {
  await add();
  expect(await storedDocuments(emulator.origin, 'blogs')).toHaveLength(14);
  expect(await storedDocuments(emulator.origin, 'contacts')).toHaveLength(25);
  expect(await claimsOnSignIn(emulator.origin, demoAdmin)).toMatchObject({ admin: true });
});

it('existing content is not changed', async () => {
  const [first] = await storedDocuments(emulator.origin, 'blogs');
  const changed = aPost({ id: first?.id ?? '', title: 'Changed by hand' });
  await storeDocuments(emulator.origin, [changed]);
  await add();
  expect(said).toContainEqual(expect.stringMatching(/^Added 0 of 39 documents/));
  const posts = await storedDocuments(emulator.origin, 'blogs');
  expect(posts.filter(({ title }) => title === 'Changed by hand')).toHaveLength(1);
});

function add(): Promise<void> {
  return addSampleContent(firebaseTarget(['--embedded', `127.0.0.1:${emulator.port}`], {}).target);
}
