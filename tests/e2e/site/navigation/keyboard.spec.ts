import { callToAction } from '#src/content/callToAction.ts';
import { site } from '#src/content/site.ts';
import { blogSearch, paths } from '#src/paths.ts';
import { scrollTo, scrollTop } from '#tests/e2e/site/scrolling.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { newestPost, openPage } from '#tests/support/pages/publicPages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Name and URL of each link in the main navigation, in the order of the specification. */
const specifiedLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['Services', '/services'],
  ['Portfolio', '/portfolio'],
  ['Blog', '/blog'],
  ['Testimonials', '/testimonials'],
  ['Contact', '/contact'],
] as const;

test('Tab reaches the link to the content, then the navigation in order, each with a visible focus ring', async ({
  page,
}) => {
  await openPage(page, paths.home);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  for (const [name, path] of [
    [site.name, '/'],
    ...specifiedLinks,
    ['Switch to dark mode', null],
    ['Get Started', '/contact'],
  ] as const) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveAccessibleName(name);
    if (path) await expect(focused).toHaveAttribute('href', path);
    await expect(focused).toHaveCSS('outline-style', 'solid');
  }
  // It exists once the app runs.
  const slider = page.getByRole('main').getByRole('slider', { name: 'Week' });
  await expect(slider).toBeAttached();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeFocused();
});

test('moving focus to the navigation does not scroll the page', { tag: '@full' }, async ({ page }) => {
  await openPage(page, paths.services);
  await scrollTo(page, 700);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Testimonials', exact: true }).first()).toBeFocused();
  expect(await scrollTop(page)).toBe(700);
});

test('an element focused while tabbing backward is not covered by the navigation', { tag: '@full' }, async ({
  page,
}) => {
  await openPage(page, paths.services);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = () => page.locator(':focus').evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(64);
  }
});

test('the focus ring has the color of the text, even on filled buttons and colored sections', {
  tag: '@full',
}, async ({ page }) => {
  await openPage(page, paths.services);
  await page.keyboard.press('Tab');
  for (const [name, color] of [
    ['Get Started', 'rgb(18, 24, 38)'],
    [callToAction.action.label, 'rgb(241, 237, 228)'],
  ] as const) {
    const link = page.getByRole('link', { name });
    await link.focus();
    await expect(link).toHaveCSS('outline-color', color);
  }
});

test('an article can be found, opened and left with the keyboard', { tag: '@full' }, async ({ page }) => {
  await openPage(page, paths.blog);
  await page.getByRole('searchbox', { name: 'Search articles' }).focus();
  await page.keyboard.type('chair has to be there');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(blogSearch({ q: 'chair has to be there' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Category')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: newestPost.title })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Blog' }).press('Enter');
  await expect(page).toHaveURL(paths.blog);
});
