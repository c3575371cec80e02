import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ogImagePath } from '#src/components/head/absoluteUrl.ts';
import { site } from '#src/content/site.ts';
import { wordCount } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { publicPageRows } from '#src/publicPages.ts';
import { type } from '#src/theme/theme.ts';
import {
  absolute,
  articlePaths,
  fileOf,
  parseBuilt,
  pngSize,
  privateFiles,
  publicPaths,
  publishedPosts,
} from '#tests/support/pages/prerendered.ts';

const documents = new Map(publicPaths.map((path) => [path, parseBuilt(fileOf(path))]));

function documentOf(path: string): Document {
  const document = documents.get(path);
  if (!document) throw new Error(`${path} is not among the public pages`);
  return document;
}

function addressesIn(document: Document, links: string): string[] {
  return Array.from(document.querySelectorAll(links), (link) => link.getAttribute('href') ?? '');
}

function contentOf(document: Document, selector: string): string {
  return document.querySelector(selector)?.getAttribute('content') ?? '';
}

describe.each(publicPaths)('%s', (path) => {
  const document = documentOf(path);

  it('has one title, description, canonical URL, headline, navigation and footer', () => {
    for (const selector of [
      'title',
      'meta[name="description"]',
      'link[rel="canonical"]',
      'h1',
      '#root > header',
      'footer',
    ]) {
      expect(document.querySelectorAll(selector), selector).toHaveLength(1);
    }
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(absolute(path));
    expect(contentOf(document, 'meta[name="robots"]')).toBe('index, follow');
  });

  it('keeps its title and metadata in the head', () => {
    expect(document.body.querySelectorAll('title, meta, link')).toHaveLength(0);
  });

  it('can be shared: Open Graph tags and a large Twitter card, with an image of 1200x630', () => {
    const title = contentOf(document, 'meta[property="og:title"]');
    expect(document.title).toBe(`${title} · ${site.name}`);
    const picture = absolute(ogImagePath(path));
    expect(contentOf(document, 'meta[property="og:url"]')).toBe(absolute(path));
    expect(contentOf(document, 'meta[property="og:image"]')).toBe(picture);
    expect(contentOf(document, 'meta[property="og:type"]')).toBe(
      articlePaths.includes(path) ? 'article' : 'website',
    );
    expect(contentOf(document, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(pngSize(ogImagePath(path))).toEqual({ width: 1200, height: 630 });
  });

  it('has exactly the structured data of its kind', () => {
    expect(structuredTypes(document)).toEqual(expectedTypes(path));
  });

  it('names classes as the production build in the browser does', () => {
    const classes = [...document.querySelectorAll('[class]')].map((element) => element.className);
    expect(classes.filter((name) => /css-[a-z0-9]+-Mui/.test(String(name)))).toEqual([]);
  });

  it('preloads its font and links to the feed', () => {
    const fonts = addressesIn(document, 'link[rel="preload"][as="font"][type="font/woff2"][crossorigin]');
    const feeds = addressesIn(document, 'link[rel="alternate"][type="application/rss+xml"]');
    expect(fonts).toEqual([type.fontFile]);
    expect(feeds).toEqual(['/rss.xml']);
    for (const file of [...fonts, ...feeds]) expect(existsSync(join('dist', file)), file).toBe(true);
  });

  it('needs only the document before it is painted', () => {
    const blocking = document.querySelectorAll(
      'link[rel="stylesheet"], script[src]:not([type="module"]):not([async]):not([defer])',
    );
    expect(blocking).toHaveLength(0);
  });

  it('runs only inline scripts that the content security policy allows', () => {
    const scripts = [...document.querySelectorAll('script:not([src])')].filter(isRun);
    for (const script of scripts) expect(allowedScripts).toContain(hashOf(script.textContent ?? ''));
    expect(document.querySelectorAll('[onclick], [onload], [onerror], a[href^="javascript:"]')).toHaveLength(
      0,
    );
  });

  it('links only to pages that exist', () => {
    const links = [...document.querySelectorAll('a[href^="/"]')];
    const targets = links.map((link) => new URL(link.getAttribute('href') ?? '', site.url).pathname);
    expect(links.length).toBeGreaterThan(10);
    expect([...new Set(targets)].filter((target) => !existsSync(join('dist', fileOf(target))))).toEqual([]);
  });
});

it.each(articlePaths)('%s links to its headings and three other articles without scripts', (path) => {
  const document = documentOf(path);
  const targets = addressesIn(document, 'nav[aria-label="Contents"] a');
  for (const target of targets) expect(document.getElementById(target.slice(1))?.tagName).toMatch(/^H[23]$/);
  expect(targets.length === 0 || targets.length >= 3).toBe(true);
  const related = addressesIn(document, 'section[aria-label="Related articles"] h3 a');
  expect(new Set(related).size).toBe(3);
  expect(articlePaths).toEqual(expect.arrayContaining(related));
  expect(related).not.toContain(path);
});

describe('all pages together', () => {
  it('articles of more than 500 words with three headings begin with a table of contents', () => {
    const withContents = articlePaths.filter((path) =>
      documentOf(path).querySelector('nav[aria-label="Contents"] a'),
    );
    const long = publishedPosts.filter(
      ({ content }) => wordCount(content) > 500 && (content.match(/^## /gm)?.length ?? 0) >= 3,
    );
    expect(withContents).toEqual(long.map(({ id }) => paths.article(id)));
  });

  it('match the page table: no page file without a row', () => {
    const others = ['ArticlePage', 'NotFoundPage', 'ThemePage'];
    const files = readdirSync('src/pages').map((file) => file.replace('.tsx', ''));
    expect(publicPageRows.map(({ file }) => file).sort()).toEqual(
      files.filter((file) => !others.includes(file)).sort(),
    );
  });

  it('no two pages share a title or a description', () => {
    const all = [...documents.values()];
    expect(new Set(all.map((document) => document.title)).size).toBe(all.length);
    expect(new Set(all.map((document) => contentOf(document, 'meta[name="description"]'))).size).toBe(
      all.length,
    );
  });
});

it.each(privateFiles)('%s is hidden from search engines and has no share tags', (file) => {
  const document = parseBuilt(file);
  expect(contentOf(document, 'meta[name="robots"]')).toBe('noindex');
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(document.querySelectorAll('link[rel="canonical"], meta[property^="og:"]')).toHaveLength(0);
});

const policy = readFileSync('firebase.json', 'utf8');
const allowedScripts = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);

/** Scripts of a data type are never run. */
function isRun(script: Element): boolean {
  return !/json/.test(script.getAttribute('type') ?? '');
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function expectedTypes(path: string): string[] {
  if (path === paths.home) return ['Organization', 'WebSite'];
  return articlePaths.includes(path) ? ['BlogPosting'] : [];
}

function structuredTypes(document: Document): string[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
    const data = JSON.parse(script.textContent ?? '') as { '@context': string; '@type': string };
    expect(data['@context']).toBe('https://schema.org');
    return data['@type'];
  });
}
