import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { builtFile } from '#tests/support/servers/builtSite.ts';
import { staticPages } from './staticPages.ts';

export const publishedPosts = samplePosts.filter((post) => post.published);
export const drafts = samplePosts.filter((post) => !post.published);

/** Paths of all prerendered articles. */
export const articlePaths = publishedPosts.map(({ id }) => paths.article(id));

/** All indexed paths. */
export const publicPaths = [...Object.values(staticPages), ...articlePaths];

/** Served, but not indexed. */
export const privateFiles = ['login.html', 'admin.html', 'admin/blog.html', 'article-shell.html', '404.html'];

/** The built file that is served for a path. */
export function fileOf(path: string): string {
  return path === paths.home ? 'index.html' : `${path.slice(1)}.html`;
}

/** A built file as a document; requires jsdom. */
export function parseBuilt(file: string, type: 'text/html' | 'text/xml' = 'text/html'): Document {
  return new DOMParser().parseFromString(builtFile(file), type);
}

/** The public URL. */
export function absolute(path: string): string {
  return new URL(path, site.url).href;
}

/** Width and height from the header of a built PNG file; zero for other files. */
export function pngSize(path: string): { width: number; height: number } {
  const file = readFileSync(join('dist', path));
  if (file.toString('latin1', 1, 4) !== 'PNG') return { width: 0, height: 0 };
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
