import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testEmulator, testFolder } from '#emulator/tests/support/testEmulator.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { sampleDocuments } from '#scripts/content/sampleContent.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { deleteDocument, storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { runScript } from './runScript.ts';

const bucket = '/v0/b/demo-website.appspot.com/o';
const picture = 'aaaaaaaaaaaaaaaaaaaa-8x8.animated.avif';
const pictureUrl = `${bucket}/pictures%2F${picture}?alt=media`;

const openProject = () => testEmulator({ storageRulesFile: embeddedProject.storageRulesFile });

const run = (name: 'export' | 'import', folder: string, origin: string) =>
  runScript(`transfer/${name}`, [folder, '--embedded', origin]);

async function storePicture(origin: string, content: string): Promise<void> {
  const part = (type: string, body: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
  const metadata = JSON.stringify({ name: `pictures/${picture}`, contentType: 'image/avif' });
  await fetch(`${origin}${bucket}?name=pictures%2F${picture}`, {
    method: 'POST',
    headers: {
      Authorization: 'Bearer owner',
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': 'multipart/related; boundary=b',
    },
    body: `${part('application/json', metadata)}${part('image/avif', content)}--b--`,
  });
}

it('a site moves to an empty project by export and import: every post, draft and image unchanged', async () => {
  const [from, to] = [await openProject(), await openProject()];
  const odd = {
    title: 'Yes: "no" #1',
    content: `\n---\n![Ä](${pictureUrl})\r\n  two spaces  \n\n`,
    featuredImage: pictureUrl,
  };
  await storeDocuments(from.origin, [...sampleDocuments(), aPost({ id: 'odd', ...odd })]);
  await storePicture(from.origin, 'drawn');
  const folder = testFolder();
  expect(await run('export', folder, from.origin)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Exported the emulator.* Posts: 15, images: 1, inquiries: 25\./),
  });
  expect(readFileSync(join(folder, 'posts/odd.md'), 'utf8')).toContain(`![Ä](../pictures/${picture})`);
  expect(readFileSync(join(folder, 'inquiries.csv'), 'utf8').trim().split('\r\n').length).toBeGreaterThan(25);

  expect((await run('import', folder, to.origin)).said).toMatch(
    /Added to the emulator.* Posts: 15, images: 1\./,
  );
  // The import writes every field, including those that older posts lack.
  const asRead = (posts: object[]) =>
    posts.map((post) => ({ imageDescription: '', ...post, saveId: undefined }));
  expect(asRead(await storedDocuments(to.origin, 'blogs'))).toEqual(
    asRead(await storedDocuments(from.origin, 'blogs')),
  );
  const copy = await fetch(to.origin + pictureUrl);
  expect(await copy.text()).toBe('drawn');
  expect(copy.headers.get('Content-Type')).toBe('image/avif');
  expect(copy.headers.get('Cache-Control')).toContain('immutable');

  const again = await run('import', folder, to.origin);
  expect(again.said).toMatch(/Skipped .*odd\.md: this post already exists\n/);
  expect(again.said).toContain('Posts: 0, images: 0.');
});

it('a second export removes the files of posts deleted since the first, and nothing else', async () => {
  const { origin } = await openProject();
  await storeDocuments(origin, [aPost({ id: 'one' }), aPost({ id: 'two' })]);
  const folder = testFolder();
  await run('export', folder, origin);
  writeFileSync(join(folder, 'posts/own.md'), 'Mine');
  await deleteDocument(origin, 'blogs/two');
  await run('export', folder, origin);
  expect(readdirSync(join(folder, 'posts')).sort()).toEqual(['one.md', 'own.md']);
});

it('import takes Markdown from elsewhere as drafts, and says what it skips', async () => {
  const { origin } = await openProject();
  const folder = testFolder();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('hello-world.md', '---\ntitle: Hello\ndate: 2024-05-01\ndescription: First\ntags: news\n---\nText');
  write('plain.md', 'Only text');
  write('eager.md', '---\ntitle: Eager\npublished: true\n---\nText');
  write('bad name.md', 'Text');
  write('broken.md', '---\ntitle: [\n---\nText');
  const { code, said } = await run('import', folder, origin);
  expect(code).toBe(0);
  expect(said).toContain('bad name.md: the file name must be letters, digits, - and _');
  expect(said).toMatch(/Skipped .*broken\.md: /);
  expect(said).toMatch(/Added .*eager\.md as a draft: .*category/);
  expect(said).toContain('Posts: 3, images: 0.');
  expect(await storedDocuments(origin, 'blogs')).toMatchObject([
    { id: 'eager', title: 'Eager', published: false },
    {
      id: 'hello-world',
      title: 'Hello',
      excerpt: 'First',
      tags: { values: [{ stringValue: 'news' }] },
      content: 'Text',
      published: false,
    },
    { id: 'plain', title: 'plain', content: 'Only text' },
  ]);
});

it('explains a missing folder, and shows the usage', async () => {
  const { origin } = await openProject();
  const missing = join(testFolder(), 'none');
  expect(await run('import', missing, origin)).toEqual({
    code: 1,
    said: expect.stringContaining('no such file or directory'),
  });
  expect(await runScript('transfer/export', [])).toEqual({
    code: 2,
    said: expect.stringContaining('Usage: npm run export -- <folder>'),
  });
});
