import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { openPage } from '#tests/support/publicPages.ts';
import { expect, test } from '#tests/support/test.ts';

const texts = [
  {
    name: 'Privacy Policy',
    path: paths.privacyPolicy,
    sections: [
      'Information we collect',
      'How we use it',
      'Cookies',
      'Third parties',
      'Your rights',
      'Contact',
    ],
    says: [/name/i, /email/i, /budget/i, /hosted document database/],
  },
  {
    name: 'Terms of Service',
    path: paths.termsOfService,
    sections: [
      'Acceptance',
      'Use of the site',
      'Intellectual property',
      'User responsibilities',
      'Disclaimers',
      'Limitation of liability',
      'Changes to these terms',
      'Contact',
    ],
    says: [/at least 18 years old/, /parent or guardian/],
  },
];

for (const { name, path, sections, says } of texts) {
  test(`the ${name} of July 2024 is complete, and its contents lead through it`, async ({ page }) => {
    await openPage(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main).toContainText('Last updated July 2024');
    const titles = main.locator('article section').getByRole('heading', { level: 2 });
    await expect(titles).toHaveText(sections);
    for (const text of says) await expect(main).toContainText(text);
    await expect(main.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await expect(contents).toHaveText(sections);
    for (const link of await contents.all()) {
      const section = page.locator((await link.getAttribute('href')) ?? 'none');
      await expect(section).toContainText((await link.textContent()) ?? '');
    }
  });
}

test('the contents of a legal page mark the section being read', async ({ page }) => {
  await openPage(page, paths.termsOfService);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.locator('[aria-current]')).toHaveText('Acceptance');
  await contents.getByRole('link', { name: 'Disclaimers' }).click();
  await expect(contents.locator('[aria-current]')).toHaveText('Disclaimers');
  await expect(contents).toBeInViewport();
});

test('with large letters on a phone the table of the Privacy Policy is scrolled by keyboard as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, paths.privacyPolicy);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const table = page.getByRole('group', { name: 'What an enquiry stores' });
  await table.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
