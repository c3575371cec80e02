import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { prerenderPage } from '#src/app/prerenderPage.tsx';
import { readEnvironment } from '#src/env.ts';
import { type PostSummary, toArchive } from '#src/features/posts/data/archive.ts';
import type { Post } from '#src/features/posts/data/post.ts';
import { toPublishedArticle, toPublishedList } from '#src/features/posts/data/prerenderSource.ts';
import { htmlDocument } from './htmlDocument.ts';
import { keepUsedVariables } from './keepUsedVariables.ts';
import { minifyStyles } from './minifyStyles.ts';
import { postFault, toPublicPost } from './postFault.ts';
import { changedFiles, type PostFile, postFiles } from './postFiles.ts';
import { preloadLinks } from './preloadLinks.ts';
import { rendererFiles } from './rendererFiles.ts';
import { rssFeed } from './rssFeed.ts';
import type { ShareSubject } from './shareImage.ts';
import { sitemapXml } from './sitemapXml.ts';
import type { SitePage } from './sitePages.ts';

/** The published posts, newest first, and the texts of those that are rendered. */
export type SitePosts = { archive: readonly PostSummary[]; texts: ReadonlyMap<string, Post> };

export type Renderer = Awaited<ReturnType<typeof openRenderer>>;

/**
 * Makes the site's files from posts. Bundled by the build, which renders all files with it, and packed with the
 * publishing function, which renders those that changed.
 */
export async function openRenderer(folder: string) {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const template = await read(rendererFiles.template);
  const manifest = JSON.parse(await read(rendererFiles.manifest)) as Manifest;
  const build = await read(rendererFiles.build);
  const { firebase } = readEnvironment(import.meta.env);

  async function renderPage(sitePage: SitePage, posts?: SitePosts): Promise<string> {
    const { path, status, startsImmediately } = sitePage;
    const page = await prerenderPage(path, posts ? sourceOf(posts) : noPosts);
    if (page.status !== status)
      throw new Error(`${path} was rendered with status ${page.status} instead of ${status}`);
    const parts = { startsImmediately, ...scriptLinks(manifest, sitePage) };
    return keepUsedVariables(minifyStyles(htmlDocument(template, page, parts)));
  }

  async function renderImage(subject: ShareSubject): Promise<Buffer> {
    // Loaded late, because few changes need it.
    const { shareImage } = await import('./shareImage.ts');
    const { uploadsOf } = await import('./sharedImage.ts');
    const uploads = firebase?.storageBucket ? uploadsOf(firebase.storageBucket) : null;
    return shareImage(subject, { publicFolder: folder, uploads });
  }

  async function renderFile(file: PostFile, posts: SitePosts): Promise<string | Buffer> {
    const { archive } = posts;
    switch (file.kind) {
      case 'page':
        return renderPage(file.page, posts);
      case 'article data':
        return JSON.stringify(toPublishedArticle(archive, textOf(posts, file.id)));
      case 'social image': {
        const { title, category, featuredImage } =
          archive.find(({ id }) => id === file.id) ?? missing(file.id);
        return renderImage({ title, kicker: category, picture: featuredImage });
      }
      case 'archive':
        return JSON.stringify(toArchive(archive));
      case 'feed':
        return rssFeed(file.texts.map((id) => textOf(posts, id)));
      case 'sitemap':
        return sitemapXml(archive);
    }
  }

  return { build, renderPage, renderImage, renderFile, postFiles, changedFiles, postFault, toPublicPost };
}

const noPosts = { list: toPublishedList([]), article: () => null };

function sourceOf(posts: SitePosts) {
  return {
    list: toPublishedList(posts.archive),
    article: (id: string) => toPublishedArticle(posts.archive, textOf(posts, id)),
  };
}

function textOf({ texts }: SitePosts, id: string): Post {
  return texts.get(id) ?? missing(id);
}

function missing(id: string): never {
  throw new Error(`The post ${id} was not loaded before rendering`);
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
