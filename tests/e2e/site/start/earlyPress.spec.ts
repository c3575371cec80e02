import type { Page } from '@playwright/test';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { portfolio } from '#src/content/portfolio.ts';
import { projectCategories, projects } from '#src/content/projects.ts';
import { testimonials } from '#src/content/testimonials.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { paths } from '#src/paths.ts';
import { delayResponse } from '#tests/e2e/support/delayResponse.ts';
import { endpoints } from '#tests/e2e/support/endpoints.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectNothingHappens } from '#tests/support/expectNothingHappens.ts';
import { fillInquiry, sendInquiry } from '#tests/support/pages/inquiry.ts';
import { endLoadingScreen, startApp } from '#tests/support/pages/publicPages.ts';

/** Keeps the app's code away from the page until the returned function is called. */
const beforeHydration = (page: Page) => delayResponse(page, '**/assets/app-*.js');

/** Opens a page whose app's code arrives when the returned function is called. */
async function openBeforeApp(page: Page, path: string): Promise<() => void> {
  const bringApp = await beforeHydration(page);
  await page.goto(path);
  await endLoadingScreen(page);
  return bringApp;
}

test('an inquiry sent before the page’s script loads arrives when it has loaded, once even if sent twice', async ({
  page,
}) => {
  const bringApp = await beforeHydration(page);
  await fillInquiry(page);
  await endLoadingScreen(page);
  await sendInquiry(page);
  await sendInquiry(page);
  await expect(page.locator('[aria-busy=true]')).toHaveAccessibleName('Send Message');
  const sent: string[] = [];
  await page.route(endpoints.commit, (route, request) => {
    sent.push(request.method());
    return route.continue();
  });
  bringApp();
  await expect(page.getByText(submissionMessages.sent)).toBeVisible();
  await expectNothingHappens(500, () => sent);
  expect(sent.filter((method) => method === 'POST')).toHaveLength(1);
});

test('a sign-in submitted before the page’s script loads signs in', { tag: '@full' }, async ({ page }) => {
  const bringApp = await beforeHydration(page);
  await page.goto(paths.login);
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAdmin.email);
  await page.getByLabel('Password').fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  bringApp();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('the color scheme switch works before the page’s script loads, and counts once', async ({ page }) => {
  const bringApp = await openBeforeApp(page, paths.home);
  await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  bringApp();
  const back = page.getByRole('button', { name: 'Switch to light mode' });
  await expect(back).toBeVisible();
  await expectNothingHappens(500, () => html.getAttribute('data-color-scheme'));
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await back.click();
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
});

const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials', exact: true });
const slide = (page: Page) => carousel(page).getByRole('group', { name: / of / });

test('the testimonials turn before the page’s script loads, as often as their buttons are pressed', async ({
  page,
}) => {
  const bringApp = await openBeforeApp(page, paths.testimonials);
  const last = testimonials.length;
  const press = (name: string) => page.getByRole('button', { name }).click();
  await expect(slide(page)).toHaveAccessibleName(`1 of ${last}`);
  await press('Previous testimonial');
  await expect(slide(page)).toHaveAccessibleName(`${last} of ${last}`);
  await press('Next testimonial');
  await expect(slide(page)).toHaveAccessibleName(`1 of ${last}`);
  await press('Show testimonial 2');
  await press('Next testimonial');
  await expect(slide(page)).toHaveAccessibleName(`3 of ${last}`);
  const dot = carousel(page).locator('[aria-current=true]');
  await expect(dot).toHaveAccessibleName('Show testimonial 3');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  bringApp();
  await startApp(page);
  await expect(carousel(page).getByRole('status')).toContainText(
    `3 of ${last}: “${testimonials[2]?.content}”`,
  );
  await expect(slide(page)).toHaveAccessibleName(`3 of ${last}`);
  await press('Previous testimonial');
  await expect(slide(page)).toHaveAccessibleName(`2 of ${last}`);
  await expect(dot).toHaveAccessibleName('Show testimonial 2');
});

test('a testimonial that was left and shown again before the page’s script loads is announced', {
  tag: '@full',
}, async ({ page }) => {
  const bringApp = await openBeforeApp(page, paths.testimonials);
  const status = carousel(page).getByRole('status');
  await expect(status).toBeEmpty();
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await page.getByRole('button', { name: 'Previous testimonial' }).click();
  bringApp();
  await expect(status).toContainText(`1 of ${testimonials.length}: “${testimonials[0]?.content}”`);
});

/** The titles of the visible projects and how many there are said to be. */
async function gallery(page: Page) {
  const section = page.getByRole('region', { name: 'Projects' });
  const titles = await section.getByRole('heading', { level: 3 }).allInnerTexts();
  return { titles, count: await section.getByRole('status').innerText() };
}

function projectsIn(category: string) {
  const titles = projects.filter((project) => project.category === category).map(({ title }) => title);
  return { titles, count: `${titles.length} of ${projects.length} projects` };
}

test('the portfolio’s filters work before the page’s script loads, and stay as they were chosen', async ({
  page,
}) => {
  const bringApp = await openBeforeApp(page, paths.portfolio);
  const filters = page.getByRole('group', { name: portfolio.filter.label });
  const pressed = filters.locator('[aria-pressed=true]');
  const all = { titles: projects.map(({ title }) => title), count: `${projects.length} projects` };
  for (const category of projectCategories) {
    await filters.getByRole('button', { name: category }).click();
    await expect(pressed).toHaveText([category]);
    expect(await gallery(page)).toEqual(projectsIn(category));
  }
  await filters.getByRole('button', { name: 'All' }).click();
  expect(await gallery(page)).toEqual(all);
  const [, second = ''] = projectCategories;
  await filters.getByRole('button', { name: second }).click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  bringApp();
  await startApp(page);
  expect(await expectNothingHappens(500, () => page.evaluate(() => scrollY))).toBe(place);
  await expect(pressed).toHaveText([second]);
  expect(await gallery(page)).toEqual(projectsIn(second));
  await filters.getByRole('button', { name: 'All' }).click();
  await expect(pressed).toHaveText(['All']);
  expect(await gallery(page)).toEqual(all);
});

test.describe('if the page’s script cannot be loaded', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });

  test('testimonials and filters still work', { tag: '@full' }, async ({ page }) => {
    await page.route('**/assets/app-*.js', (route) => route.abort());
    await page.goto(paths.testimonials);
    await endLoadingScreen(page);
    const next = page.getByRole('button', { name: 'Next testimonial' });
    await next.click();
    await expect(page.locator('html')).toHaveAttribute('data-scripting', 'none');
    await next.click();
    await expect(slide(page)).toHaveAccessibleName(`3 of ${testimonials.length}`);
    await page.goto(paths.portfolio);
    await endLoadingScreen(page);
    const [category] = projectCategories;
    await page.getByRole('button', { name: category }).click();
    await expect(page.locator('html')).toHaveAttribute('data-scripting', 'none');
    expect(await gallery(page)).toEqual(projectsIn(category));
    await page.getByRole('button', { name: portfolio.filter.all }).click();
    expect((await gallery(page)).titles).toHaveLength(projects.length);
  });
});

/**
 * Presses a button as soon as React has hydrated the frame of the page, and notes which of the parts it has hydrated
 * when something matches `answered`.
 */
async function pressDuringHydration(page: Page, button: string, answered: string, parts: readonly string[]) {
  await page.evaluate(
    ([target = '', sign = '', ...selectors]) => {
      const isHydrated = (selector: string) =>
        Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps'));
      new MutationObserver((_, observer) => {
        if (!document.querySelector(sign)) return;
        observer.disconnect();
        Object.assign(window, { hydrated: selectors.filter(isHydrated) });
      }).observe(document, { subtree: true, attributes: true });
      // Before, such an event is held and does not arrive.
      const main = document.querySelector('main');
      const { port1, port2 } = new MessageChannel();
      main?.addEventListener('copy', () => {
        port1.close();
        document.querySelector<HTMLButtonElement>(target)?.click();
      });
      port1.onmessage = () => {
        main?.dispatchEvent(new Event('copy'));
        port2.postMessage(null);
      };
      port2.postMessage(null);
    },
    [button, answered, ...parts],
  );
}

/** What `pressDuringHydration` noted. */
const hydratedParts = (page: Page) => page.evaluate(() => Reflect.get(window, 'hydrated'));

/** In this order, the last part of a page is hydrated last. */
const lastParts = ['main > section:last-of-type a', 'footer a', 'button[aria-label="Back to top"]'];

test('a press during hydration hydrates its section before the others, and none of its slides', async ({
  page,
}) => {
  const bringApp = await openBeforeApp(page, paths.testimonials);
  const next = 'button[aria-label="Next testimonial"]';
  const third = '[aria-label^="3 of"]';
  await page.locator(next).press('Enter');
  await expect(slide(page)).toHaveAccessibleName(`2 of ${testimonials.length}`);
  await pressDuringHydration(page, next, `${third}:not([hidden])`, [next, `${third} figure`, ...lastParts]);
  bringApp();
  await expect(slide(page)).toHaveAccessibleName(`3 of ${testimonials.length}`);
  expect(await hydratedParts(page)).toEqual([next]);
  await startApp(page);
});

test('a filter pressed during hydration answers before the cards are hydrated', async ({ page }) => {
  const bringApp = await openBeforeApp(page, paths.portfolio);
  const filter = '[role=group] li:nth-child(2) button';
  const answered = `${filter}[aria-pressed=true]`;
  await pressDuringHydration(page, filter, answered, [filter, 'main li[id] a', ...lastParts]);
  await page.mouse.move(1, 1);
  bringApp();
  await expect(page.locator(answered)).toBeVisible();
  expect(await hydratedParts(page)).toEqual([filter]);
  expect(await gallery(page)).toEqual(projectsIn(projectCategories[0]));
  await startApp(page);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first tap on the menu opens it before the page’s script loads, and its links work', async ({
    page,
  }) => {
    const bringApp = await openBeforeApp(page, paths.about);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await menu.getByRole('button', { name: 'Switch between light and dark mode' }).tap();
    bringApp();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect(menu).toBeVisible();
    const button = page.getByRole('button', { name: 'Open menu', includeHidden: true });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => page.evaluate(() => history.state?.usr?.isMenuOpen === true)).toBe(true);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(paths.about);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
