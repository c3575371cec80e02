import type { Page } from '@playwright/test';
import { samplePosts } from '#scripts/content/posts.ts';
import { sampleSubmissions } from '#scripts/content/submissions.ts';
import { pictureAddress } from '#src/features/pictures/pictureAddress.ts';
import { paths } from '#src/paths.ts';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { fillPost } from '#tests/support/pages/postForm.ts';
import { fillSignIn } from '#tests/support/pages/signIn.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { aVersion } from '#tests/support/records/aVersion.ts';
import { bucket, storePicture } from '#tests/support/records/storedPictures.ts';
import { signUp, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { waitUntilKept } from './postList.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
const settings = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { name: `${colorScheme}, desktop`, colorScheme, viewport: desktop },
  { name: `${colorScheme}, phone`, colorScheme, viewport: phone },
]);

for (const { name, ...options } of settings) {
  const isPhone = options.viewport === phone;

  test(`axe finds nothing on the dashboard and its dialogs (${name})`, {
    tag: name === 'dark, desktop' ? [] : '@full',
  }, async ({ openBrowser, adminState }) => {
    const page = await openBrowser({ ...options, storageState: adminState });
    const who = sampleSubmissions[0]?.name ?? '';
    await page.goto(paths.admin);
    await expect(page.getByRole('button', { name: `View ${who}` })).toBeVisible();
    if (isPhone) await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page
      .getByRole('checkbox', { name: isPhone ? `Select ${who}` : 'Select row' })
      .first()
      .check();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `View ${who}` }).click();
    await expect(page.getByRole('heading', { name: who })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page
      .getByRole('button', { name: `Delete ${who}` })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test(`axe finds nothing in a search without a hit and in the dialog of an export (${name})`, {
    tag: '@full',
  }, async ({ openBrowser, adminState }) => {
    const page = await openBrowser({ ...options, storageState: adminState });
    await page.goto(paths.admin);
    await expect(page.getByText('1–12 of 25')).toBeVisible();
    await page.getByLabel('Search submissions').fill('nobody wrote this');
    await expect(page.getByText('No submissions found')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.route(endpoints.listen, () => undefined);
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(page.getByRole('dialog', { name: 'Exporting submissions' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test(`axe finds nothing on what an account without access is told (${name})`, { tag: '@full' }, async ({
    openBrowser,
    site,
  }) => {
    const page = await openBrowser(options);
    const stranger = { email: `${name.replace(', ', '-')}@visitors.example`, password: 'a long password' };
    await signUp(site.origin, stranger.email, stranger.password);
    await page.goto(paths.login);
    await fillSignIn(page, stranger);
    await expect(page.getByRole('heading', { name: 'This account has no access' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test(`axe finds nothing on blog management and its dialogs (${name})`, {
    tag: '@full',
  }, async ({ openBrowser, adminState, site }) => {
    const page = await openBrowser({ ...options, storageState: adminState });
    await page.goto(paths.adminBlog);
    await expect(page.getByRole('button', { name: `Edit ${samplePosts[0]?.title}` })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);

    await storeDocuments(site.origin, [
      aPost({ id: 'shared', title: 'Shared' }),
      aVersion('shared', { title: 'Earlier' }),
      aVersion('gone', { title: 'Gone', reason: 'deleted' }),
    ]);
    await page.getByRole('button', { name: 'Deleted posts' }).click();
    await expect(page.getByRole('button', { name: 'Restore Gone' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.goto(`${paths.adminBlog}?post=shared`);
    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Earlier versions' });
    await expect(versions.getByRole('region', { name: 'Differences' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await versions.getByRole('button', { name: 'Close' }).first().click();
    await fillPost(page);
    await page
      .getByRole('textbox', { name: 'Content' })
      .dispatchEvent('drop', { dataTransfer: await twoFiles(page) });
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Put into the text: small.png' }).click();
    await expect(page.getByText('Please say it in a few words')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Save without the picture?' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancel small.png' }).click();
    await page.getByRole('button', { name: 'Dismiss offer.pdf' }).click();
    await page.getByLabel('Excerpt').fill('');
    await page.getByRole('button', { name: 'Formatting guide' }).click();
    const guide = page.getByRole('dialog', { name: 'Formatting guide' });
    await expect(guide).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await guide.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByLabel('Excerpt')).toHaveAttribute('aria-invalid', 'true');
    expect(await accessibilityFindings(page)).toEqual([]);
    if (isPhone) {
      await page.getByRole('button', { name: 'Preview' }).click();
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Write' }).click();
    }

    await storeDocuments(site.origin, [aPost({ id: 'shared', title: 'Shared', updatedAt: new Date() })]);
    await page.getByLabel('Excerpt').fill('Mine');
    await expect(page.getByText('Somebody saved this post after you opened it.')).toBeVisible();
    await page.getByRole('button', { name: 'Update Post' }).click();
    const conflict = page.getByRole('dialog', { name: 'This post was changed meanwhile' });
    await expect(conflict).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await conflict.getByRole('button', { name: 'Keep editing' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test(`axe finds nothing in the pictures to choose from (${name})`, { tag: '@full' }, async ({
    openBrowser,
    adminState,
    site,
  }) => {
    const page = await openBrowser({ ...options, storageState: adminState });
    const [small] = await storePicture(site.origin, { name: 'Herd.jpg', uploadedAt: Date.now() });
    const featuredImage = small ? pictureAddress('', bucket, small) : '';
    await storeDocuments(site.origin, [aPost({ id: 'shared', title: 'Shared', featuredImage })]);
    await page.goto(`${paths.adminBlog}?post=new`);
    await page.getByRole('button', { name: 'Uploaded pictures' }).click();
    await expect(page.getByRole('dialog', { name: 'Pictures' })).toContainText('Used inShared');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete Herd.jpg' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('This post would lose it: “Shared”');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No pictures yet.')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test(`axe finds nothing in the offers of kept text (${name})`, { tag: '@full' }, async ({
    openBrowser,
    adminState,
  }) => {
    const page = await openBrowser({ ...options, storageState: adminState });
    await page.goto(`${paths.adminBlog}?post=new`);
    await page.getByLabel('Title').fill('Half a thought');
    await waitUntilKept(page, 'Half a thought');
    await page.goto('chrome://crash').catch(() => undefined);
    const reopened = await page.context().newPage();
    await reopened.goto(paths.adminBlog);
    await expect(reopened.getByText('Unsaved text of “Half a thought”')).toBeVisible();
    expect(await accessibilityFindings(reopened)).toEqual([]);
    await reopened.goto(`${paths.adminBlog}?post=new`);
    await expect(reopened.getByRole('button', { name: 'Restore' })).toBeVisible();
    expect(await accessibilityFindings(reopened)).toEqual([]);
  });

  test(`axe finds nothing on the login page and in what stands before the back office (${name})`, {
    tag: name === 'dark, desktop' ? [] : '@full',
  }, async ({ openBrowser, adminState }) => {
    const page = await openBrowser({ ...options, storageState: adminState });
    await page.goto(paths.admin);
    // Nothing may still be asked for when the sign-in goes.
    await expect(page.getByText('1–12 of 25')).toBeVisible();
    await loseSignIn(page);
    await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave the back office' }).click();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
    expect(await accessibilityFindings(page)).toEqual([]);
  });
}

/** As when the browser's storage is emptied, or another tab finds the sign-in revoked. */
async function loseSignIn(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(paths.privacyPolicy);
  await other.evaluate(() => localStorage.clear());
  await other.close();
}

/** A picture and something else, as they are dropped on the page. */
function twoFiles(page: Page) {
  return page.evaluateHandle(async () => {
    const canvas = new OffscreenCanvas(800, 600);
    canvas.getContext('2d')?.fillRect(0, 0, 400, 300);
    const picture = await canvas.convertToBlob();
    const files = new DataTransfer();
    files.items.add(new File([picture], 'small.png', { type: 'image/png' }));
    files.items.add(new File(['words'], 'offer.pdf', { type: 'application/pdf' }));
    return files;
  });
}
