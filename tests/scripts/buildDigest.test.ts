import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '#emulator/tests/support/testEmulator.ts';
import { type BuildDigest, buildDigest } from '#scripts/build/buildDigest.ts';
import { aLoadedPost } from '#tests/support/records/aPost.ts';

const deployed = [
  'src/pages/HomePage.tsx',
  'public/pics/wave.svg',
  'scripts/brand/markSvg.ts',
  'scripts/build/build.ts',
  'scripts/functions/buildFunctions.ts',
  'scripts/prerender/sitemap.ts',
  'scripts/vite/stubModules.ts',
  'functions/index.ts',
  'functions/mail/mailer.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'firebase.json',
  'firestore.rules',
  'firestore.indexes.json',
  'storage.rules',
];
const posts = [aLoadedPost({ id: 'one' })];

describe('what deploy --if-changed compares', () => {
  let folder: string;
  let before: BuildDigest;

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  beforeEach(async () => {
    folder = testFolder();
    for (const file of deployed) write(file, 'before');
    before = await buildDigest(posts, folder);
  });

  it('is the same for the same site', async () => {
    for (const file of ['README.md', 'functions/dist/index.js', 'functions/node_modules/a/index.js'])
      write(file, 'after');
    expect(await buildDigest([...posts], folder)).toEqual(before);
  });

  it.each([...deployed, 'src/pages/TeamPage.tsx'])(
    'counts a change of %s as new code, not as new posts',
    async (file) => {
      write(file, 'after');
      expect(await buildDigest(posts, folder)).toEqual({
        posts: before.posts,
        source: expect.not.stringContaining(before.source),
      });
    },
  );

  it('treats a renamed file as a different source', async () => {
    renameSync(join(folder, 'src/pages/HomePage.tsx'), join(folder, 'src/pages/StartPage.tsx'));
    expect((await buildDigest(posts, folder)).source).not.toBe(before.source);
  });

  it('treats a changed build variable as a different source', async () => {
    write('.env', 'VITE_FIREBASE_STORAGE_BUCKET=agency.firebasestorage.app');
    expect((await buildDigest(posts, folder)).source).not.toBe(before.source);
  });

  it('treats a changed word in a post as different posts, not as a different source', async () => {
    const after = await buildDigest([aLoadedPost({ id: 'one', content: 'Another word.' })], folder);
    expect(after.source).toBe(before.source);
    expect(after.posts).not.toBe(before.posts);
  });
});
