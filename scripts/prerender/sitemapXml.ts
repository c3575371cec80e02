import { SitemapStream, streamToPromise } from 'sitemap';

/** `changedAt` in ms since 1970. */
type SitemapEntry = { path: string; changedAt?: number | null };

export async function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: siteUrl,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  for (const { path, changedAt } of entries) {
    stream.write({ url: path, ...(changedAt && { lastmod: new Date(changedAt).toISOString() }) });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
