import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ogImagePath } from '#src/components/head/absoluteUrl.ts';
import { paths } from '#src/paths.ts';
import { type } from '#src/theme/theme.ts';
import { articlePaths } from '#tests/support/pages/prerendered.ts';
import { builtFile, builtScripts } from '#tests/support/servers/builtSite.ts';
import { type SiteServer, startSite } from '#tests/support/servers/siteServer.ts';

type Rule = { source: string; headers: { key: string; value: string }[] };

const { headers: rules } = (
  JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: { headers: Rule[] } }
).hosting;
const names = new Set(rules.flatMap(({ headers }) => headers.map(({ key }) => key)));

const hashed = '/assets/**';
const pictures = '/@(pics|share)/**';

/** The request, its expected status, and the rule of `firebase.json` that applies besides `**`. */
const requests: readonly [path: string, status: number, rule?: string][] = [
  ['/', 200],
  ['/about', 200],
  ['/blog', 200],
  [articlePaths[0] ?? '', 200],
  ['/blog/younger-than-the-build', 200],
  ['/login', 200],
  ['/admin', 200],
  ['/admin/blog', 200],
  ['/rss.xml', 200],
  ['/no-such-page', 404],
  [paths.theme, 404],
  ['/about.html', 301],
  [`/${builtScripts()[0]}`, 200, hashed],
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

describe('npm run preview responds with the status and every header firebase.json names', () => {
  it.each(requests)('for %s: %i', async (path, status, rule) => {
    const answer = await fetch(site.origin + path, { redirect: 'manual' });
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    expect(Object.fromEntries([...names].map((name) => [name, answer.headers.get(name)]))).toEqual(
      expected(rule),
    );
  });

  it('compressed for a browser that accepts it, and uncompressed for others', async () => {
    const path = `${site.origin}/${builtScripts()[0]}`;
    const encodings = await Promise.all(
      ['br', 'identity'].map(async (accepted) => {
        const answer = await fetch(path, { headers: { 'Accept-Encoding': accepted } });
        return { encoding: answer.headers.get('content-encoding'), text: await answer.text() };
      }),
    );
    expect(encodings.map(({ encoding }) => encoding)).toEqual(['br', null]);
    expect(encodings.map(({ text }) => text)).toEqual([
      builtFile(builtScripts()[0] ?? ''),
      builtFile(builtScripts()[0] ?? ''),
    ]);
  });

  it('and every rule is covered above', () => {
    const asked = new Set(['**', ...requests.map(([, , rule]) => rule)]);
    expect(rules.map(({ source }) => source).filter((source) => !asked.has(source))).toEqual([]);
  });
});

/** The headers of `**`, and of the rule, which comes later and therefore wins. */
function expected(rule?: string): Record<string, string> {
  const holding = rules.filter(({ source }) => source === '**' || source === rule);
  return Object.fromEntries(holding.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}
