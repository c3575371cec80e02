import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { paths } from '#src/paths.ts';
import { type } from '#src/theme/theme.ts';
import { articlePaths } from '#tests/support/pages/prerendered.ts';
import { publicPages } from '#tests/support/pages/publicPages.ts';
import { builtScripts } from '#tests/support/servers/builtSite.ts';
import { type SiteServer, startSite } from '#tests/support/servers/siteServer.ts';

const official = inject('official');

const requested = [
  ...new Set([...Object.values(publicPages), ...Object.values(articlePaths)]),
  ...[paths.login, paths.admin, paths.adminBlog, paths.blog],
  // Redirected to their only URL.
  ...['/about/', '/about.html', '/about.html?from=mail', '/index', '/index.html', '/404.html', '/blog/'],
  // An article newer than the build, and one that never existed.
  ...['/blog/younger-than-the-build', '/blog/a/b', '/no-such-page', '/404', '/About', '/about%20', '//about'],
  ...['/blog.json', '/build.json', '/rss.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'],
  ...['/icon-192.png', '/pics/freight.svg', type.fontFile, `/${builtScripts()[0]}`],
  // Missing files in folders that browsers cache.
  ...[
    '/assets/no-such-file.js',
    '/assets',
    '/fonts/no-such-file.woff2',
    '/pics/no-such-file.svg',
    '/favicon.ico',
  ],
  // Files in the folder that visitors must not get.
  ...['/.vite/manifest.json', '/.vite/firebase.json', '/.vite/project.txt', '/index.html.br'],
  ...['/firebase.json', '/assets/..%2f..%2ffirebase.json'],
];

describe.skipIf(typeof official === 'string')(
  "npm run preview responds like Google's Hosting emulator",
  () => {
    let preview: SiteServer;
    beforeAll(async () => {
      preview = await startSite({ folder: hosted().build });
    });
    afterAll(() => preview?.end());

    it.each(requested)('for %s', async (path) => {
      const answer = await answerOf(hosted().hosting, path);
      expect(await answerOf(preview.origin, path)).toEqual(answer);
      if (answer.status === 404) expect(answer.headers['cache-control']).not.toContain('immutable');
    });
  },
);

function hosted() {
  if (typeof official === 'string') throw new Error(official);
  return official;
}

async function answerOf(origin: string, path: string) {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity' },
  });
  const headers = [...response.headers].filter(([name]) => !ofServer.has(name));
  const body = createHash('sha256')
    .update(await response.bytes())
    .digest('hex');
  return { status: response.status, headers: Object.fromEntries(headers), body };
}

/** Headers that differ between servers or responses. */
const ofServer = new Set([
  ...['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'vary'],
  ...['etag', 'last-modified', 'accept-ranges'],
]);
