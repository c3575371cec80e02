import type { Page } from '@playwright/test';
import { missingCodeMessage, offlineMessage } from '#src/components/loading/reloadPage.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { paths } from '#src/paths.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { openPage, startApp } from '#tests/support/pages/publicPages.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { scriptAt } from '#tests/support/servers/builtSite.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';

test.describe('without the code that formats it', () => {
  test.use({ expectedMessages: /Failed to load resource|dynamically imported/ });

  test('an article is shown as plain text', { tag: '@full' }, async ({ visitor, site }) => {
    await storeDocuments(site.origin, [aPost({ id: 'bare', content: '## Bare\n\nAs it is.' })]);
    await visitor.route(scriptAt('src/features/posts/markdown/PostMarkdown.tsx'), (route) => route.abort());
    await openPage(visitor, paths.article('bare'));
    await expect(visitor.getByRole('article')).toContainText(/## Bare\s+As it is\./);
  });
});

test.describe('an article that cannot be shown', () => {
  test.use({ expectedMessages: /A live read|Failed to load resource|Firestore|dynamically imported/ });

  const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Article Not Found' });

  test('is reported as not found when it does not exist, with a link back to the blog', async ({
    visitor,
  }) => {
    await openPage(visitor, paths.article('never-written'));
    await expect(notFound(visitor)).toBeVisible();
    await expect(visitor.getByText(postMessages.missing, { exact: true })).toBeVisible();
    await expect(visitor).toHaveTitle(/^Article Not Found/);
    await visitor.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(visitor).toHaveURL(paths.blog);
  });

  test('says that it could not be loaded, and offers a reload, which waits for the network', {
    tag: '@full',
  }, async ({ visitor, site }) => {
    await storeDocuments(site.origin, [aPost({ id: 'far', title: 'Far away' })]);
    await visitor.route(endpoints.listen, (route) => route.abort());
    await openPage(visitor, paths.article('far'));
    await expect(notFound(visitor)).toBeVisible();
    await expect(visitor.getByText(postMessages.load, { exact: true })).toBeVisible();
    await visitor.context().setOffline(true);
    await visitor.getByRole('button', { name: 'Reload' }).click();
    await expect(visitor.getByText(offlineMessage)).toBeVisible();
    await expect(notFound(visitor)).toBeVisible();
    await visitor.context().setOffline(false);
    await visitor.getByRole('main').getByRole('button', { name: 'Reload' }).click();
    // Not before, or the article could replace the button.
    await visitor.unroute(endpoints.listen);
    await startApp(visitor);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Far away');
  });

  test('offers to reload when the code that loads it is missing', { tag: '@full' }, async ({
    visitor,
    site,
  }) => {
    const code = scriptAt('src/features/posts/data/followPosts.ts');
    await storeDocuments(site.origin, [aPost({ id: 'far', title: 'Far away' })]);
    await visitor.route(code, (route) => route.abort());
    await openPage(visitor, paths.article('far'));
    const notice = visitor.getByRole('alert').filter({ hasText: missingCodeMessage });
    await expect(notice).toBeVisible();
    await visitor.unroute(code);
    await notice.getByRole('button', { name: 'Reload' }).click();
    await startApp(visitor);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Far away');
  });
});
