import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadEnv } from 'vite';
import type { Post } from '#src/features/posts/data/post.ts';

/** Hashes of what a build was made from: the published posts, and everything else. */
export type BuildDigest = { posts: string; source: string };

/** All that a deployment depends on. */
const sources = [
  ...['src', 'public', 'scripts/build', 'scripts/prerender', 'scripts/vite', 'index.html', 'vite.config.ts'],
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
  return files.map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/')).sort();
}
