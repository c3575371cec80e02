import { paths } from '#src/paths.ts';
import { publicPages as table } from '#src/publicPages.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { newestPost } from '#tests/support/pages/publicPages.ts';

type Rules = {
  prefetch: [{ where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] } }];
};

const included = [...Object.values(table).map(({ path }) => path), paths.article(newestPost.id)];
const excluded = [paths.admin, paths.adminBlog, paths.login, '/rss.xml', '/pics/iso.svg', '/blog?q=chair'];

test('the browser may fetch public pages before a click, but no admin page, feed, file or search', {
  tag: '@full',
}, async ({ page }) => {
  const file = page.waitForResponse((answer) => answer.url().endsWith('/speculation-rules.json'));
  await page.goto(paths.about);
  const rules = await file;
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  const fetched = await page.evaluate(
    ({ json, links }) => {
      const [all, { not: others }] = json.prefetch[0].where.and;
      const matches = (pattern: string, link: string) =>
        new URLPattern(pattern, location.href).test(link, location.href);
      return links.filter(
        (link) =>
          matches(all.href_matches, link) && !others.href_matches.some((pattern) => matches(pattern, link)),
      );
    },
    { json: (await rules.json()) as Rules, links: [...included, ...excluded, 'https://other.example/about'] },
  );
  expect(fetched).toEqual(included);
});
