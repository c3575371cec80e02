import { expect, it, onTestFinished, vi } from 'vitest';
import { startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { queryPublishedPosts } from '#scripts/prerender/queryPublishedPosts.ts';
import { readPublishedPosts } from '#scripts/prerender/readPublishedPosts.ts';
import { aPost } from '#tests/support/records/aPost.ts';

it('fails the build when published posts cannot be read, names each with its field, and skips them on request', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { createdAt: _, ...undated } = aPost({ id: 'undated' }).fields;
  const documents = [
    aPost({ id: 'whole' }),
    aPost({ id: 'a post' }),
    { path: 'blogs/older', fields: { ...aPost({ id: 'older' }).fields, tags: null } },
    { path: 'blogs/undated', fields: undated },
    aPost({ id: 'nested', content: '>'.repeat(4_000) }),
    { path: 'blogs/tagged', fields: { ...aPost({ id: 'tagged' }).fields, tags: 'forms' } },
  ];
  const seed = () => ({ documents, users: [] });
  const faults = /"a post": .*id\n.*"nested": .*\n.*"tagged": .*tags\n.*"undated": .*createdAt\n/s;
  await expect(readPublishedPosts({ ...embeddedProject, seed })).rejects.toThrow(faults);

  process.argv.push('--skip-unreadable');
  onTestFinished(() => void process.argv.pop());
  const posts = await readPublishedPosts({ ...embeddedProject, seed });
  expect(posts.map(({ id }) => id).sort()).toEqual(['older', 'whole']);
  expect(warn.mock.calls.join()).toContain('"tagged"');
});

it('two requests for the posts at the same time both get them', async () => {
  const seed = () => ({ documents: [aPost({ id: 'whole' })], users: [] });
  const emulator = await startEmulator({ ...embeddedProject, seed, directory: null });
  onTestFinished(() => emulator.stop());
  const database = { projectId: embeddedProject.projectId, emulatorPort: emulator.port };
  const answers = await Promise.all([queryPublishedPosts(database), queryPublishedPosts(database)]);
  expect(answers.map((posts) => posts.map(({ id }) => id))).toEqual([['whole'], ['whole']]);
});

it('the built pages do not reveal which save wrote a post', async () => {
  const { path, fields } = aPost({ id: 'whole' });
  const seed = () => ({ documents: [{ path, fields: { ...fields, saveId: 's'.repeat(20) } }], users: [] });
  expect(Object.keys((await readPublishedPosts({ ...embeddedProject, seed }))[0] ?? {})).not.toContain(
    'saveId',
  );
});
