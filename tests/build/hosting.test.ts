import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostingAnswer, hostingHeaders, readHostingConfig } from '#scripts/vite/hostingConfig.ts';
import { temporaryFolder } from '#tests/support/servers/siteServer.ts';

const config = readHostingConfig('firebase.json');
const root = temporaryFolder();
for (const file of [
  'index.html',
  'about.html',
  '404.html',
  'article-shell.html',
  'blog.html',
  'blog/known.html',
  'assets/a.js',
  'assets/a.js.br',
  '.vite/manifest.json',
]) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), file);
}

describe('the preview responds as Firebase Hosting would', () => {
  it.each([
    ['/', 200, '/index.html'],
    ['/about', 200, '/about.html'],
    ['/blog', 200, '/blog.html'],
    ['/blog/known', 200, '/blog/known.html'],
    ['/blog/younger-than-the-build', 200, '/article-shell.html'],
    ['/assets/a.js', 200, '/assets/a.js'],
    ['/no-such-page', 404, '/404.html'],
    ['/blog/a/b', 404, '/404.html'],
    ['/about/us', 404, '/404.html'],
    ['/../firebase.json', 404, '/404.html'],
    ['/404', 404, '/404.html'],
    ['/.vite/manifest.json', 404, '/404.html'],
    ['/assets/a.js.br', 404, '/404.html'],
  ])('%s: %i with %s', (path, status, file) => {
    expect(hostingAnswer(config, root, path)).toEqual({ status, file });
  });

  it.each([
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/404.html', '/404'],
  ])('%s has moved to %s', (path, location) => {
    expect(hostingAnswer(config, root, path)).toEqual({ status: 301, location });
  });
});

describe('headers', () => {
  it('cache hashed files for a year and revalidate pages', () => {
    expect(hostingHeaders(config, '/assets/index-abc.js')['Cache-Control']).toContain('immutable');
    expect(hostingHeaders(config, '/about')['Cache-Control']).toBe('no-cache');
    expect(hostingHeaders(config, '/')['Cache-Control']).toBe('no-cache');
  });

  it.each(['/', '/about', '/blog/known', '/assets/a.js', '/pics/freight.svg'])('protect %s', (path) => {
    const headers = hostingHeaders(config, path);
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
    expect(headers['Strict-Transport-Security']).toMatch(/max-age=\d{7,}/);
    const scripts = /script-src ([^;]*)/.exec(headers['Content-Security-Policy'] ?? '')?.[1];
    expect(scripts).toBeDefined();
    expect(scripts).not.toContain('unsafe');
    expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  });
});
