import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ReleaseRecord } from '#functions/hosting.ts';
import { site } from '#src/content/site.ts';
import type { Archive } from '#src/features/posts/data/archive.ts';
import {
  absolute,
  articlePaths,
  drafts,
  parseBuilt,
  pngSize,
  publicPaths,
  publishedPosts,
} from '#tests/support/pages/prerendered.ts';
import { builtFile } from '#tests/support/servers/builtSite.ts';

describe('the files for search engines and feed readers', () => {
  it('the sitemap names every public page and nothing else, articles with the date of their last change', () => {
    const entries = [...parseBuilt('sitemap.xml', 'text/xml').querySelectorAll('url')];
    const locations = entries.map((entry) => entry.querySelector('loc')?.textContent);
    expect(new Set(locations)).toEqual(new Set(publicPaths.map(absolute)));
    const dated = entries.filter(
      (entry) => Date.parse(entry.querySelector('lastmod')?.textContent ?? '') > 0,
    );
    expect(dated).toHaveLength(articlePaths.length + 1);
  });

  it('robots.txt allows all robots and links to the sitemap', () => {
    const robots = builtFile('robots.txt');
    expect(robots).toContain('User-agent: *');
    expect(robots).not.toMatch(/^Disallow/m);
    expect(robots).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
  });

  it('the feed lists the newest articles first, with their full text and absolute URLs', () => {
    const items = [...parseBuilt('rss.xml', 'text/xml').querySelectorAll('item')];
    expect(items.map((item) => item.querySelector('link')?.textContent)).toEqual(
      articlePaths.slice(0, 20).map(absolute),
    );
    const dates = items.map((item) => Date.parse(item.querySelector('pubDate')?.textContent ?? ''));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    for (const item of items) {
      const body = item.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
      expect(body.length).toBeGreaterThan(2000);
      expect(body).toContain('<h2>');
      expect(body).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/);
      expect(body).not.toContain('<script');
    }
  });

  it('the manifest names the agency and existing icons', () => {
    const manifest = JSON.parse(builtFile('manifest.webmanifest')) as {
      name: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({ name: site.name, start_url: '/' });
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = pngSize(src);
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(pngSize('/apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
  });

  it('the archive lists every article newest first, without its text', () => {
    const { posts } = JSON.parse(builtFile('blog.json')) as Archive;
    expect(posts.map(({ id }) => id)).toEqual(publishedPosts.map(({ id }) => id));
    expect(posts[0]).not.toHaveProperty('content');
    expect(posts[0]).toMatchObject({ title: publishedPosts[0]?.title, tags: publishedPosts[0]?.tags });
  });

  it('the build record says when the posts were read', () => {
    const { builtAt } = JSON.parse(builtFile('build.json')) as ReleaseRecord;
    expect(builtAt).toBeGreaterThan(Date.now() - 7 * 86_400_000);
    expect(builtAt).toBeLessThan(statSync('dist/build.json').mtimeMs);
  });
});

describe('drafts', () => {
  it('are mentioned in no file of the site', () => {
    expect(drafts.length).toBeGreaterThanOrEqual(2);
    const words = drafts.flatMap(({ id, title }) => [id, title]);
    const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const mentions = files.filter((file) => {
      if (drafts.some(({ id }) => file.name.includes(id))) return true;
      const text = readFileSync(join(file.parentPath, file.name), 'utf8');
      return words.some((word) => text.includes(word));
    });
    expect(mentions.map(({ name }) => name)).toEqual([]);
  });
});
