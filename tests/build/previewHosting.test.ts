import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHostingConfig } from '#scripts/vite/hostingConfig.ts';
import { ogImagePath } from '#src/components/head/absoluteUrl.ts';
import { paths } from '#src/paths.ts';
import { type } from '#src/theme/theme.ts';
import { articlePaths } from '#tests/support/pages/prerendered.ts';
import { builtFile, builtScripts } from '#tests/support/servers/builtSite.ts';
import { type SiteServer, startSite } from '#tests/support/servers/siteServer.ts';

const { headers: rules } = readHostingConfig('firebase.json');
/** Every header that a rule sets, except the content type, which almost always follows from the file. */
const names = new Set(rules.flatMap(({ headers }) => headers.map(({ key }) => key)));
names.delete('Content-Type');

const pictures = '/@(pics|share)/**';
const [script = ''] = builtScripts();

/** The request, its expected status, and the rule of `firebase.json` that applies besides `**`. */
const requests: readonly [path: string, status: number, rule?: string][] = [
  ['/', 200],
  ['/about', 200],
  ['//about', 200],
  ['/blog', 200],
  [articlePaths[0] ?? '', 200],
  ['/blog/younger-than-the-build', 200],
  ['/login', 200],
  ['/admin', 200],
  ['/admin/blog', 200],
  ['/rss.xml', 200],
  ['/speculation-rules.json', 200, '/speculation-rules.json'],
  ['/404', 404],
  ['/no-such-page', 404],
  ['/blog/a/b', 404],
  ['/about/us', 404],
  ['/.vite/manifest.json', 404],
  ['/assets/..%2f..%2ffirebase.json', 404],
  [`/${script}.br`, 404],
  [paths.theme, 404],
  [`/${script}`, 200, '/assets/**'],
  ['/assets/no-such-file.js', 404],
  ['/pics/freight.svg', 200, pictures],
  [ogImagePath(paths.home), 200, pictures],
  [type.fontFile, 200, '/fonts/*.woff2'],
];

let site: SiteServer;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.end());

function ask(path: string, accepted = 'identity'): Promise<Response> {
  return fetch(site.origin + path, { redirect: 'manual', headers: { 'Accept-Encoding': accepted } });
}

it.each(requests)(
  'npm run preview responds with every header of firebase.json for %s: %i',
  async (path, status, rule) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    const asked = new Set([...names, ...Object.keys(expected(rule))]);
    expect(Object.fromEntries([...asked].map((name) => [name, answer.headers.get(name)]))).toEqual(
      expected(rule),
    );
  },
);

it('every rule of firebase.json is covered above', () => {
  const asked = new Set(['**', ...requests.map(([, , rule]) => rule)]);
  expect(rules.map(({ source }) => source).filter((source) => !asked.has(source))).toEqual([]);
});

/** The headers of `**`, and of the rule, which comes later and therefore wins. */
function expected(rule?: string): Record<string, string> {
  const holding = rules.filter(({ source }) => source === '**' || source === rule);
  return Object.fromEntries(holding.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

it.each([
  ['/about.html', '/about'],
  ['/about.html?from=mail', '/about?from=mail'],
  ['/about/', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/404.html', '/404'],
])('%s has moved to %s', async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.get('Location')]).toEqual([301, location]);
});

it('a malformed URL is rejected, and the preview keeps running', async () => {
  expect((await ask('/%E0%A4%A')).status).toBe(400);
  expect((await ask('/about')).status).toBe(200);
});

it('hashed files are cached for a year; pages are revalidated and protected', async () => {
  expect((await ask(`/${script}`)).headers.get('Cache-Control')).toContain('immutable');
  const { headers } = await ask('/about');
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{7,}/);
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
});

it('files are compressed for a browser that accepts it, and uncompressed for others', async () => {
  const answers = await Promise.all(['br', 'identity'].map((accepted) => ask(`/${script}`, accepted)));
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', null]);
  for (const answer of answers) expect(await answer.text()).toBe(builtFile(script));
});
