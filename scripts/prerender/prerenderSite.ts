import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { buildDigest } from '#scripts/build/buildDigest.ts';
import { buildManifestFile } from '#scripts/build/buildManifest.ts';
import { startFilesId } from '#src/app/client/startFilesId.ts';
import type { PrerenderedPage } from '#src/app/server/prerenderPage.tsx';
import { site } from '#src/content/site.ts';
import { buildRecordPath, toBuildRecord } from '#src/features/posts/data/buildRecord.ts';
import { staticFiles, toPublishedList } from '#src/features/posts/data/staticPosts.ts';
import { type } from '#src/theme/theme.ts';
import { appIcons } from './appIcons.ts';
import { checkScriptHash } from './checkScriptHash.ts';
import { htmlDocument } from './htmlDocument.ts';
import { minifyStyles } from './minifyStyles.ts';
import { preloadLinks } from './preloadLinks.ts';
import { readPublishedPosts } from './publishedPosts.ts';
import { rssBody } from './rssBody.tsx';
import { rssFeed } from './rssFeed.ts';
import { fontMismatchWarning } from './sharePicture.tsx';
import { sharePictures } from './sharePictures.ts';
import { sitemapXml } from './sitemap.ts';
import { type SitePage, sitePages } from './sitePages.ts';

type PrerenderOptions = {
  outFolder: string;
  /** Drawing share pictures takes most of the time. */
  hasPictures: boolean;
  prerenderPage: (path: string, requestContext: unknown) => Promise<PrerenderedPage>;
};

export async function prerenderSite({
  outFolder,
  hasPictures,
  prerenderPage,
}: PrerenderOptions): Promise<void> {
  const template = await readFile(join(outFolder, 'index.html'), 'utf8');
  await checkScriptHash(template);
  const posts = await readPublishedPosts();
  const write = writerTo(outFolder);
  const list = toPublishedList(posts);
  const published = { list, article: (id: string) => posts.find((post) => post.id === id) ?? null };
  const pages = sitePages(posts);
  const manifest = JSON.parse(await readFile(join(outFolder, buildManifestFile), 'utf8')) as Manifest;
  for (const sitePage of pages) {
    const { path, file, status, start } = sitePage;
    const page = await prerenderPage(path, published);
    if (page.status !== status)
      throw new Error(`${path} was drawn with status ${page.status} instead of ${status}`);
    const parts = { start, ...scriptLinks(manifest, sitePage) };
    await write(file, minifyStyles(htmlDocument(template, page, parts)));
  }
  await write(fileOf(staticFiles.list), JSON.stringify(list));
  const record = { ...toBuildRecord(posts, Date.now()), build: await buildDigest(posts) };
  await write(fileOf(buildRecordPath), JSON.stringify(record));
  for (const post of posts) await write(`blog/${post.id}.json`, JSON.stringify(post));
  const publicPages = pages.filter((page) => page.isPublic);
  await write('sitemap.xml', await sitemapXml(site.url, publicPages));
  await write(
    'rss.xml',
    rssFeed(posts, (post) => rssBody(post.content)),
  );
  await write(
    'robots.txt',
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site.url).href}\n`,
  );
  for (const [file, content] of Object.entries(appIcons())) await write(file, content);
  if (hasPictures) {
    const warning = fontMismatchWarning(type.family);
    if (warning) console.warn(warning);
    for await (const { file, png } of sharePictures(publicPages, posts)) await write(file, png);
  }
  console.log(`Prerendered ${pages.length} pages, ${posts.length} of them articles.`);
}

/** A page that starts at once preloads its scripts; others fetch them ahead when they have loaded. */
function scriptLinks(manifest: Manifest, { start, modules }: SitePage): { head?: string; tail?: string } {
  if (start === 'now') return { head: preloadLinks(manifest, modules, 'rel="modulepreload"') };
  const links = preloadLinks(manifest, modules, 'rel="modulepreload" fetchpriority="low"');
  return { tail: `<template id="${startFilesId}">${links}</template>` };
}

function fileOf(path: string): string {
  return path.slice(1);
}

function writerTo(folder: string) {
  return async (file: string, content: string | Buffer): Promise<void> => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
}
