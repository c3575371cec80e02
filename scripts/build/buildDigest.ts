import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadEnv } from 'vite';
import type { Post } from '#src/features/posts/data/post.ts';

/** Hashes of a build's input: one of the published posts, one of everything else. */
export type BuildDigest = { posts: string; source: string };

/** Everything a deployment depends on. */
const sources = [
  ...[
    'src',
    'public',
    'scripts/brand',
    'scripts/build',
    'scripts/functions',
    'scripts/prerender',
    'scripts/vite',
    'functions',
    'index.html',
    'vite.config.ts',
  ],
  ...['package-lock.json', 'firebase.json', 'firestore.rules', 'firestore.indexes.json', 'storage.rules'],
];

export async function buildDigest(posts: readonly Post[], folder = '.'): Promise<BuildDigest> {
  const hash = createHash('sha256').update(JSON.stringify(loadEnv('production', resolve(folder))));
  for (const source of sources) {
    for (const file of await filesIn(join(folder, source)))
      hash.update(`\0${file}\0`).update(await readFile(file));
  }
  const postsHash = createHash('sha256').update(JSON.stringify(posts));
  return { posts: postsHash.digest('hex'), source: hash.digest('hex') };
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
    .filter((file) => !generated.test(file))
    .sort();
}

/** Built functions, and packages of a workspace, which `package-lock.json` represents. */
const generated = /\/(?:dist|node_modules)\//;
