import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { buildDigest } from '#scripts/build/buildDigest.ts';
import { buildManifestFile } from '#scripts/build/buildManifest.ts';
import { startFilesId } from '#src/app/client/startFilesId.ts';
import type { PrerenderedPage } from '#src/app/server/prerenderPage.tsx';
import { site } from '#src/content/site.ts';
import { buildRecordPath, toBuildRecord } from '#src/features/posts/data/buildRecord.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { staticFiles } from '#src/features/posts/data/staticPosts.ts';
import { toPublishedList } from '#src/features/posts/data/toPublishedList.ts';
import { type } from '#src/theme/theme.ts';
import { appIcons } from './appIcons.ts';
import { checkScriptHash } from './checkScriptHash.ts';
import { htmlDocument } from './htmlDocument.ts';
import { keepUsedVariables } from './keepUsedVariables.ts';
import { minifyStyles } from './minifyStyles.ts';
import { preloadLinks } from './preloadLinks.ts';
import { readPublishedPosts } from './readPublishedPosts.ts';
import { rssBody } from './rssBody.tsx';
import { rssFeed } from './rssFeed.ts';
import { fontMismatchWarning } from './sharePicture.tsx';
import { sharePictures } from './sharePictures.ts';
import { sitemapXml } from './sitemapXml.ts';
import { type SitePage, sitePages } from './sitePages.ts';

type PrerenderOptions = {
  outFolder: string;
  hasPictures: boolean;
  prerenderPage: (path: string, requestContext: unknown) => Promise<PrerenderedPage>;
};

type WriteFile = (file: string, content: string | Buffer) => Promise<void>;

export async function prerenderSite(options: PrerenderOptions): Promise<void> {
  const posts = await readPublishedPosts();
  const pages = sitePages(posts);
  const publicPages = pages.filter((page) => page.isPublic);
  const write = writerTo(options.outFolder);
  await writePages(pages, posts, options, write);
  await writePostData(posts, write);
  await writeSiteFiles(publicPages, posts, write);
  if (options.hasPictures) {
    const warning = fontMismatchWarning(type.family);
    if (warning) console.warn(warning);
    for await (const { file, png } of sharePictures(publicPages, posts)) await write(file, png);
  }
  console.log(`Prerendered ${pages.length} pages, ${posts.length} of them articles.`);
}

async function writePages(
  pages: readonly SitePage[],
  posts: readonly Post[],
  { outFolder, prerenderPage }: PrerenderOptions,
  write: WriteFile,
): Promise<void> {
  const template = await readFile(join(outFolder, 'index.html'), 'utf8');
  await checkScriptHash(template);
  const manifest = JSON.parse(await readFile(join(outFolder, buildManifestFile), 'utf8')) as Manifest;
  const published = {
    list: toPublishedList(posts),
    article: (id: string) => posts.find((post) => post.id === id) ?? null,
  };
  for (const sitePage of pages) {
    const { path, file, status, start } = sitePage;
    const page = await prerenderPage(path, published);
    if (page.status !== status)
      throw new Error(`${path} was drawn with status ${page.status} instead of ${status}`);
    const parts = { start, ...scriptLinks(manifest, sitePage) };
    await write(file, keepUsedVariables(minifyStyles(htmlDocument(template, page, parts))));
  }
}

async function writePostData(posts: readonly Post[], write: WriteFile): Promise<void> {
  await write(fileOf(staticFiles.list), JSON.stringify(toPublishedList(posts)));
  const record = { ...toBuildRecord(posts, Date.now()), build: await buildDigest(posts) };
  await write(fileOf(buildRecordPath), JSON.stringify(record));
  for (const post of posts) await write(`blog/${post.id}.json`, JSON.stringify(post));
}

async function writeSiteFiles(
  publicPages: readonly SitePage[],
  posts: readonly Post[],
  write: WriteFile,
): Promise<void> {
  const sitemapUrl = new URL('/sitemap.xml', site.url).href;
  await write('sitemap.xml', await sitemapXml(site.url, publicPages));
  await write(
    'rss.xml',
    rssFeed(posts, (post) => rssBody(post.content)),
  );
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`);
  for (const [file, content] of Object.entries(appIcons())) await write(file, content);
}

/** A page that starts at once preloads its scripts; others fetch them ahead when they have loaded. */
function scriptLinks(manifest: Manifest, { start, modules }: SitePage): { head?: string; tail?: string } {
  const links = preloadLinks(manifest, modules);
  if (start === 'now') return { head: links };
  return { tail: `<template id="${startFilesId}">${links}</template>` };
}

function fileOf(path: string): string {
  return path.slice(1);
}

function writerTo(folder: string): WriteFile {
  return async (file, content) => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
}
