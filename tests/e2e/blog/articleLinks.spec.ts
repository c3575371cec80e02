import type { Locator } from '@playwright/test';
import { blogSearch, paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { searchBox, titles } from './blogList.ts';

const presses: NonNullable<Parameters<Locator['click']>[0]>[] = [
  {},
  { button: 'middle' },
  { modifiers: ['ControlOrMeta'] },
];

test('a link in an article opens in a tab of its own, however it is pressed, and the article stays', {
  tag: '@full',
}, async ({ visitor, site }) => {
  const lab = 'https://lab.example/report';
  await visitor.context().route(lab, (route) => route.fulfill({ body: 'The report' }));
  const content = `Measured by [the lab](${lab}), sold [here](/services).`;
  await storeDocuments(site.origin, [aPost({ id: 'linked', content })]);
  await openPage(visitor, paths.article('linked'));
  const links = [
    { name: 'the lab (opens in a new tab)', address: lab },
    { name: 'here (opens in a new tab)', address: site.origin + paths.services },
  ];
  for (const { name, address } of links) {
    for (const press of presses) {
      const opening = visitor.context().waitForEvent('page');
      await visitor.getByRole('link', { name }).click(press);
      const tab = await opening;
      await expect(tab).toHaveURL(address);
      await tab.close();
    }
  }
  await expect(visitor).toHaveURL(paths.article('linked'));
});

test('a tag of an article leads to the blog, which then lists what carries it', { tag: '@full' }, async ({
  visitor,
  site,
}) => {
  await storeDocuments(site.origin, [
    aPost({ id: 'one', title: 'One on forms', tags: ['Banking', 'zymurgy'] }),
    aPost({ id: 'two', title: 'Two on forms', tags: ['zymurgy'] }),
    aPost({ id: 'three', title: 'On research' }),
  ]);
  await openPage(visitor, paths.article('one'));
  await visitor.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'zymurgy' }).click();
  await expect(visitor).toHaveURL(blogSearch({ q: 'zymurgy' }));
  await expect(searchBox(visitor)).toHaveValue('zymurgy');
  await expect(titles(visitor)).toHaveText([/on forms/, /on forms/]);
});
