import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { ReleaseRecord } from '#functions/hosting.ts';
import { brandFiles } from '#scripts/brand/brandFiles.ts';
import { missingFontWarning } from '#scripts/lettering/fonts.ts';
import { ogImagePath } from '#src/components/head/absoluteUrl.ts';
import { site } from '#src/content/site.ts';
import { toArchive } from '#src/features/posts/data/archive.ts';
import { staticFiles } from '#src/features/posts/data/staticPosts.ts';
import { publicPageRows } from '#src/publicPages.ts';
import { type } from '#src/theme/theme.ts';
import { postFiles } from './postFiles.ts';
import { readPublishedPosts } from './readPublishedPosts.ts';
import type { Renderer } from './renderer.ts';
import { publicPage, staticPages } from './sitePages.ts';

type PrerenderOptions = {
  outFolder: string;
  hasImages: boolean;
  /** Whether background functions are deployed with the site. */
  hasFunctions: boolean;
  renderer: Renderer;
};

type WriteFile = (file: string, content: string | Buffer) => Promise<void>;

/** Writes all pages and files of the site, besides its code. */
export async function prerenderSite(options: PrerenderOptions): Promise<void> {
  const { outFolder, hasImages, hasFunctions, renderer } = options;
  // Taken before reading: the build may miss a post that is saved in the meantime.
  const record: ReleaseRecord = { build: renderer.build, builtAt: Date.now(), hasFunctions };
  const posts = await readPublishedPosts();
  const write = writerTo(outFolder);
  for (const page of staticPages()) await write(page.file, await renderer.renderPage(page));
  const { posts: archive } = toArchive(posts);
  const source = { archive, texts: new Map(posts.map((post) => [post.id, post])) };
  for (const file of postFiles(archive)) {
    if (file.kind === 'social image' && !hasImages) continue;
    await write(file.file, await renderer.renderFile(file, source));
  }
  await write(staticFiles.buildRecord.slice(1), JSON.stringify(record));
  await writeSiteFiles(write);
  if (hasImages) await writePageImages(outFolder, renderer, write);
  console.log(`Prerendered ${staticPages().length + 2} pages and ${posts.length} articles.`);
}

async function writeSiteFiles(write: WriteFile): Promise<void> {
  const sitemapUrl = new URL('/sitemap.xml', site.url).href;
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`);
  for (const [file, content] of Object.entries(brandFiles())) await write(file, content);
}

/** The social images of the public pages show their headlines. */
async function writePageImages(outFolder: string, renderer: Renderer, write: WriteFile): Promise<void> {
  const warning = missingFontWarning(type.family);
  if (warning) console.warn(warning);
  for (const { path, file, sharePicture } of publicPageRows) {
    const html = await readFile(join(outFolder, publicPage(path, file).file), 'utf8');
    const title = JSDOM.fragment(html).querySelector('h1')?.textContent;
    if (!title) throw new Error(`${path} has no headline for its social image`);
    const subject = { title, ...(sharePicture && { picture: sharePicture }) };
    await write(ogImagePath(path).slice(1), await renderer.renderImage(subject));
  }
}

function writerTo(folder: string): WriteFile {
  return async (file, content) => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
}
