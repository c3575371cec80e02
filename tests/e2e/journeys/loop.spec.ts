import type { Page } from '@playwright/test';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { downloadBy } from '#tests/support/pages/download.ts';
import { fillInquiry, inquiry, sendInquiry } from '#tests/support/pages/inquiry.ts';
import { fillPost, newPost } from '#tests/support/pages/postForm.ts';
import { openPage, startApp } from '#tests/support/pages/publicPages.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { freePort, startSite, temporaryFolder } from '#tests/support/servers/siteServer.ts';

test.use({ expectedMessages: /A live read was refused|Failed to load resource: net::/ });

test('an inquiry from a visitor reaches the admin, who reads and exports it', async ({ admin, visitor }) => {
  await admin.goto(paths.admin);
  await expect(admin.getByRole('row', { name: inquiry.name })).toHaveCount(0);
  await fillInquiry(visitor);
  await sendInquiry(visitor);
  await expect(visitor.getByText(submissionMessages.sent)).toBeVisible();

  await admin.getByRole('button', { name: `View ${inquiry.name}` }).click();
  const detail = admin.getByRole('complementary', { name: 'Submission' });
  for (const text of [inquiry.email, inquiry.company, inquiry.service, inquiry.budget, inquiry.message]) {
    await expect(detail).toContainText(text);
  }
  await expect(detail.getByRole('link', { name: 'Reply via Email' })).toHaveAttribute(
    'href',
    `mailto:${inquiry.email}?subject=${encodeURIComponent(`Re: Your inquiry about ${inquiry.service}`)}`,
  );
  const { text } = await downloadBy(admin, admin.getByRole('button', { name: 'Export CSV' }));
  expect(text).toContain('"Our booking page has ""nine"" screens, four would do;\nthe rest is habit."');
  const { name, email, company, service, budget } = inquiry;
  for (const part of [[name, email, company].join(), service, budget]) expect(text).toContain(part);
});

test('a draft is published to a reader, who sees it change live and disappear when unpublished', async ({
  admin,
  visitor,
}) => {
  await admin.goto(paths.adminBlog);
  await admin.getByRole('button', { name: 'New Post' }).click();
  await fillPost(admin);
  await admin.getByRole('button', { name: 'Create Post' }).click();
  const row = admin.getByRole('row', { name: newPost.title });
  await expect(row.getByText('Draft')).toBeVisible();
  const address = await row.getByRole('link', { name: `View ${newPost.title}` }).getAttribute('href');

  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  await visitor.goto(paths.blog);
  await startApp(visitor);
  await savePost(admin, newPost.title, () => admin.getByLabel('Publish immediately').check());
  await expect(row.getByText('Published')).toBeVisible();
  await visitor.getByRole('link', { name: newPost.title }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: newPost.title })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Nine screens' })).toBeVisible();

  const title = 'Three screens are enough';
  await savePost(admin, newPost.title, () => admin.getByLabel('Title').fill(title));
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await savePost(admin, title, () => admin.getByLabel('Publish immediately').uncheck());
  await expect(visitor.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
});

test('a post that was stored before a field existed is listed, opens for readers, and can be changed', {
  tag: '@full',
}, async ({ admin, visitor, site }) => {
  const title = 'Older than its tags';
  const { tags: _, ...fields } = aPost({ id: 'older', title, createdAt: new Date() }).fields;
  await storeDocuments(site.origin, [{ path: 'blogs/older', fields }]);
  await openPage(visitor, paths.blog);
  await startApp(visitor);
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await admin.goto(paths.adminBlog);
  await savePost(admin, title, () => admin.getByLabel('Excerpt').fill('Tagged at last.'));
  await expect(visitor.getByText('Tagged at last.')).toBeVisible();
  await admin.getByRole('button', { name: `Edit ${title}` }).click();
  await admin.getByRole('button', { name: 'Versions' }).click();
  const versions = admin.getByRole('dialog', { name: 'Earlier versions' });
  await expect(versions.getByRole('region', { name: 'Excerpt' })).toContainText('The excerpt of older.');
});

test('everything is still there after the server was killed and started again', { tag: '@full' }, async ({
  openBrowser,
}) => {
  const place = { directory: temporaryFolder(), port: await freePort() };
  const first = await startSite(place);
  const visitor = await openBrowser({ baseURL: first.origin });
  const admin = await openBrowser({ baseURL: first.origin });
  await signIn(admin, demoAdmin);
  await admin.goto(`${paths.adminBlog}?post=new`);
  await fillPost(admin);
  await admin.getByLabel('Publish immediately').check();
  await admin.getByRole('button', { name: 'Create Post' }).click();
  await expect(admin.getByRole('row', { name: newPost.title })).toBeVisible();
  await fillInquiry(visitor);
  await sendInquiry(visitor);
  await expect(visitor.getByText(submissionMessages.sent)).toBeVisible();
  await first.end('SIGKILL');

  const second = await startSite(place);
  await admin.goto(paths.admin);
  await expect(admin.getByRole('row', { name: inquiry.name })).toBeVisible();
  await openPage(visitor, paths.blog);
  await startApp(visitor);
  await visitor.getByRole('link', { name: newPost.title }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: newPost.title })).toBeVisible();
  await second.end();
});

/** Opens a post in the dialog, changes it, saves it. */
async function savePost(admin: Page, title: string, change: () => Promise<void>): Promise<void> {
  await admin.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(admin.getByRole('dialog', { name: 'Edit Post' })).toBeVisible();
  await change();
  await admin.getByRole('button', { name: 'Update Post' }).click();
  await expect(admin.getByRole('dialog')).toBeHidden();
}
