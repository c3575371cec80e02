import { SitemapStream, streamToPromise } from 'sitemap';
import { site } from '#src/content/site.ts';
import type { PostSummary } from '#src/features/posts/data/archive.ts';
import { paths } from '#src/paths.ts';
import { publicPageRows } from '#src/publicPages.ts';

/** All indexed pages. Those with articles have the time of their last change. */
export async function sitemapXml(posts: readonly PostSummary[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: site.url,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  const newest = Math.max(0, ...posts.map(changedAt));
  for (const { path } of publicPageRows)
    stream.write({ url: path, ...(path === paths.blog && newest > 0 && lastmod(newest)) });
  for (const post of posts) stream.write({ url: paths.article(post.id), ...lastmod(changedAt(post)) });
  stream.end();
  return (await streamToPromise(stream)).toString();
}

function changedAt({ createdAt, updatedAt }: PostSummary): number {
  return updatedAt ?? createdAt ?? 0;
}

function lastmod(time: number): { lastmod: string } {
  return { lastmod: new Date(time).toISOString() };
}
