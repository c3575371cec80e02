import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Manifest } from 'vite';
import { brandFiles } from '#scripts/brand/brandFiles.ts';
import { paintDrawings } from '#scripts/brand/paintDrawing.ts';
import { buildManifestFile } from '#scripts/build/buildManifest.ts';
import { missingFontWarning } from '#scripts/lettering/fonts.ts';
import type { BuildRecord } from '#src/admin/posts/publishing.ts';
import type { PrerenderedPage } from '#src/app/prerenderPage.tsx';
import { site } from '#src/content/site.ts';
import { toArchive } from '#src/features/posts/data/archive.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { toPublishedArticle, toPublishedList } from '#src/features/posts/data/prerenderSource.ts';
import { staticFiles } from '#src/features/posts/data/staticPosts.ts';
import { type } from '#src/theme/theme.ts';
import { checkScriptHash } from './checkScriptHash.ts';
import { htmlDocument } from './htmlDocument.ts';
import { keepUsedVariables } from './keepUsedVariables.ts';
import { minifyStyles } from './minifyStyles.ts';
import { preloadLinks } from './preloadLinks.ts';
import { readPublishedPosts } from './readPublishedPosts.ts';
import { rssFeed } from './rssFeed.ts';
import { uploadsOf } from './sharedImage.ts';
import { sharePictures } from './sharePictures.ts';
import { sitemapXml } from './sitemapXml.ts';
import { type SitePage, sitePages } from './sitePages.ts';

type PrerenderOptions = {
  outFolder: string;
  hasPictures: boolean;
  /** Of uploaded images; `null` if none is configured. */
  bucket: string | null;
  /** Whether background functions are deployed with the site. */
  hasFunctions: boolean;
  prerenderPage: (path: string, requestContext: unknown) => Promise<PrerenderedPage>;
};

type WriteFile = (file: string, content: string | Buffer) => Promise<void>;

export async function prerenderSite(options: PrerenderOptions): Promise<void> {
  // Before reading: the build may miss a post that is saved in the meantime.
  const record: BuildRecord = { builtAt: Date.now(), hasFunctions: options.hasFunctions };
  const posts = await readPublishedPosts();
  const pages = sitePages(posts);
  const publicPages = pages.filter((page) => page.isPublic);
  const write = writerTo(options.outFolder);
  await paintDrawings(join(options.outFolder, 'pics'));
  const headlines = await writePages(pages, posts, options, write);
  await writePostData(posts, write);
  await write(fileOf(staticFiles.buildRecord), JSON.stringify(record));
  await writeSiteFiles(publicPages, posts, write);
  if (options.hasPictures) {
    const warning = missingFontWarning(type.family);
    if (warning) console.warn(warning);
    const sources = { publicFolder: options.outFolder, uploads: options.bucket && uploadsOf(options.bucket) };
    for await (const { file, png } of sharePictures(headlines, posts, sources)) await write(file, png);
  }
  console.log(`Prerendered ${pages.length} pages, including ${posts.length} articles.`);
}

/** @returns the headlines of the public pages by path */
async function writePages(
  pages: readonly SitePage[],
  posts: readonly Post[],
  { outFolder, prerenderPage }: PrerenderOptions,
  write: WriteFile,
): Promise<ReadonlyMap<string, string>> {
  const template = await readFile(join(outFolder, 'index.html'), 'utf8');
  await checkScriptHash(template);
  const manifest = JSON.parse(await readFile(join(outFolder, buildManifestFile), 'utf8')) as Manifest;
  const published = {
    list: toPublishedList(posts),
    article: (id: string) => toPublishedArticle(posts, id),
  };
  const headlines = new Map<string, string>();
  for (const sitePage of pages) {
    const { path, file, status, startsImmediately, isPublic } = sitePage;
    const page = await prerenderPage(path, published);
    if (page.status !== status)
      throw new Error(`${path} was rendered with status ${page.status} instead of ${status}`);
    const parts = { startsImmediately, ...scriptLinks(manifest, sitePage) };
    await write(file, keepUsedVariables(minifyStyles(htmlDocument(template, page, parts))));
    if (isPublic) headlines.set(path, headlineOf(path, page.body));
  }
  return headlines;
}

function headlineOf(path: string, body: string): string {
  const headline = JSDOM.fragment(body).querySelector('h1')?.textContent;
  if (!headline) throw new Error(`${path} has no headline for its social image`);
  return headline;
}

async function writePostData(posts: readonly Post[], write: WriteFile): Promise<void> {
  await write(fileOf(staticFiles.archive), JSON.stringify(toArchive(posts)));
  for (const { id } of posts) await write(`blog/${id}.json`, JSON.stringify(toPublishedArticle(posts, id)));
}

async function writeSiteFiles(
  publicPages: readonly SitePage[],
  posts: readonly Post[],
  write: WriteFile,
): Promise<void> {
  const sitemapUrl = new URL('/sitemap.xml', site.url).href;
  await write('sitemap.xml', await sitemapXml(site.url, publicPages));
  await write('rss.xml', rssFeed(posts));
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`);
  for (const [file, content] of Object.entries(brandFiles())) await write(file, content);
}

/** A page that starts immediately preloads its scripts; others fetch them after loading. */
function scriptLinks(
  manifest: Manifest,
  { startsImmediately, modules }: SitePage,
): { head?: string; tail?: string } {
  const links = preloadLinks(manifest, modules);
  if (startsImmediately) return { head: links };
  return { tail: `<template id="app-files">${links}</template>` };
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
