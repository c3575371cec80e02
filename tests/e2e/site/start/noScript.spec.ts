import { samplePosts } from '#scripts/content/samplePosts.ts';
import { site } from '#src/content/site.ts';
import { testimonials } from '#src/content/testimonials.ts';
import { paths } from '#src/paths.ts';
import { mainLinks } from '#src/publicPages.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { publicPages } from '#tests/support/pages/publicPages.ts';

test.use({ javaScriptEnabled: false });

for (const [name, path] of Object.entries(publicPages)) {
  test(`${name} is readable without scripts`, { tag: '@full' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const main = page.getByRole('main');
    expect((await main.innerText()).length).toBeGreaterThan(600);
    await expect(page.getByText(`Loading ${site.name}`)).toBeHidden();
    await expect(page.getByRole('button', { name: /mode|Back to top/ })).toHaveCount(0);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, closes and navigates without scripts', { tag: '@full' }, async ({ page }) => {
    await page.goto(paths.home);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const button = page.getByRole('button', { name: 'Open menu' });
    await expect(menu).toBeHidden();
    await button.press('Enter');
    await expect(menu.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
      mainLinks.map(({ label }) => label),
    );
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expect(page.getByRole('main')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
    await button.click();
    await menu.getByRole('link', { name: 'Testimonials' }).click();
    await expect(page).toHaveURL(paths.testimonials);
    await expect(menu).toBeHidden();
  });
});

test('without scripts the Contact page shows the email address instead of the form', async ({ page }) => {
  await page.goto(paths.contact);
  await expect(page.getByRole('form', { name: 'Project inquiry' })).toBeHidden();
  const offer = page.locator('main noscript a');
  await expect(offer).toBeVisible();
  await expect(offer).toHaveAttribute('href', `mailto:${site.email}`);
});

for (const [path, words, links] of [
  [
    paths.login,
    'Logging in requires JavaScript. If JavaScript is already enabled, try reloading the page.',
    ['Back to the Website'],
  ],
  [
    paths.admin,
    'The admin area needs JavaScript. If JavaScript is already enabled, try reloading the page.',
    [],
  ],
  [paths.article('written-after-the-build'), 'This new article needs JavaScript.', []],
] as const) {
  test(`without scripts ${path} says what it needs, instead of loading forever or showing a form`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(path);
    const reason = page.locator('noscript :is(p, span)');
    await expect(reason).toContainText(words);
    await expect(reason).toBeVisible();
    await expect(page.getByText(/^Loading( article)?\.\.\.$/)).toBeHidden();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    for (const name of links) await expect(page.getByRole('link', { name })).toBeVisible();
  });
}

test('without scripts all articles are listed and readable in full', { tag: '@full' }, async ({ page }) => {
  const published = samplePosts.filter((post) => post.published);
  await page.goto(paths.blog);
  await expect(page.getByRole('article')).toHaveCount(published.length);
  await expect(page.getByRole('searchbox')).toBeHidden();
  for (const { id, title } of published.slice(0, 2)) {
    await page.goto(paths.article(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await page.getByRole('article').getByRole('paragraph').count()).toBeGreaterThan(5);
  }
});

test('without scripts every project shows, and there are no filters', { tag: '@full' }, async ({ page }) => {
  await page.goto(paths.portfolio);
  await expect(page.getByRole('region', { name: 'Projects' }).getByRole('heading', { level: 3 })).toHaveCount(
    8,
  );
  await expect(page.getByRole('group', { name: 'Filter projects by category' })).toBeHidden();
});

test('without scripts the first testimonial shows, then all of them, and there are no carousel buttons', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(paths.testimonials);
  await expect(page.getByRole('region', { name: 'Testimonials', exact: true })).toContainText(
    testimonials[0]?.name ?? '',
  );
  await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'All testimonials' }).getByRole('figure')).toHaveCount(
    testimonials.length,
  );
});
