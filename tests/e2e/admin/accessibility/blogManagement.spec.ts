import type { Page } from '@playwright/test';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { imageErrors } from '#src/admin/posts/editor/messages.ts';
import { pictureUrl } from '#src/features/pictures/pictureUrl.ts';
import { paths } from '#src/paths.ts';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/people.ts';
import { contentField } from '#tests/support/pages/contentField.ts';
import { fillPost, newPost } from '#tests/support/pages/postForm.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { aVersion } from '#tests/support/records/aVersion.ts';
import { bucket, storePicture } from '#tests/support/records/storedPictures.ts';
import { storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { settings } from './settings.ts';

for (const { name, isPhone, options } of settings) {
  test(`blog management and its dialogs have no accessibility violations (${name})`, {
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
    await page.getByRole('button', { name: 'Deleted Posts' }).click();
    await expect(page.getByRole('button', { name: 'Restore Gone' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.goto(`${paths.adminBlog}?post=shared`);
    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Earlier Versions' });
    await expect(versions.getByRole('region', { name: 'Differences' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await versions.getByRole('button', { name: 'Close' }).first().click();
    await fillPost(page);
    await contentField(page).dispatchEvent('drop', { dataTransfer: await twoFiles(page) });
    await page.getByRole('button', { name: 'Save Description' }).click();
    await expect(page.getByText(/^Enter a description, or click Decorative/)).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByText(imageErrors.undescribed)).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Decorative' }).click();
    await page.getByRole('button', { name: 'Dismiss offer.pdf' }).click();
    await page.getByLabel('Excerpt').fill('');
    await page.getByRole('button', { name: 'Formatting Guide' }).click();
    const guide = page.getByRole('dialog', { name: 'Formatting Guide' });
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
    await page.getByRole('button', { name: 'Update Post' }).click();
    const conflict = page.getByRole('dialog', { name: 'This post was saved elsewhere' });
    await expect(conflict).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await conflict.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(conflict).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Saved for later')).toBeVisible();
    await expect(page.getByText(`Autosaved draft of “${newPost.title}”`)).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue Writing' }).click();
    await expect(page.getByRole('button', { name: 'Discard Draft' })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test(`the images to choose from have no accessibility violations (${name})`, { tag: '@full' }, async ({
    isolatedSite: site,
    openBrowser,
  }) => {
    const page = await openBrowser({ ...options, baseURL: site.origin });
    await signIn(page, demoAdmin);
    const [small] = await storePicture(site.origin, { uploadedAt: Date.now() });
    const featuredImage = small ? pictureUrl('', bucket, small) : '';
    await storeDocuments(site.origin, [aPost({ id: 'shared', title: 'Shared', featuredImage })]);
    await page.goto(`${paths.adminBlog}?post=new`);
    await page.getByRole('button', { name: 'Uploaded Images' }).click();
    await expect(page.getByRole('button', { name: /^Insert Image from/ })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Delete Image from/ }).click();
    await expect(page.getByRole('alertdialog')).toContainText('It will disappear from “Shared”');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No images yet')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
}

/** An image and another file, dropped on the page together. */
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
