import { paths } from '#src/paths.ts';
import { openPage } from '#tests/support/publicPages.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await openPage(page, paths.home);
});

test('home shows every block with as many entries as were promised', async ({ page }) => {
  const block = (name: string) => page.getByRole('region', { name, exact: true });
  const titles = (name: string) => block(name).getByRole('heading', { level: 3 });
  await expect(titles('Why Kindlewave')).toHaveCount(4);
  await expect(titles('Expertise')).toHaveCount(7);
  await expect(titles('Featured projects')).toHaveCount(3);
  await expect(block('Testimonials').getByRole('figure')).toHaveCount(2);
  await expect(titles('Process')).toHaveText(['Discovery', 'Strategy', 'Development', 'Launch']);
  await expect(block('Since 2019')).toContainText('150+');
  await expect(block('Since 2019').getByRole('definition')).toHaveText(['50+', '24/7', '4-6 weeks', '100%']);
});

for (const { block, link, leadsTo } of [
  { block: 'main', link: 'Start a project', leadsTo: paths.contact },
  { block: 'main', link: 'See the work', leadsTo: paths.portfolio },
  { block: 'Expertise', link: 'All eight services', leadsTo: paths.services },
  { block: 'Featured projects', link: 'All projects', leadsTo: paths.portfolio },
  { block: 'Testimonials', link: 'All testimonials', leadsTo: paths.testimonials },
  { block: 'main', link: 'Tell us in one message', leadsTo: paths.contact },
]) {
  test(`"${link}" leads to ${leadsTo}`, async ({ page }) => {
    const part = block === 'main' ? page.getByRole('main') : page.getByRole('region', { name: block });
    await part.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(leadsTo);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('the hero offers its two ways on without scrolling, the page ends with a third', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Start a project' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'See the work' })).toBeInViewport();
  const last = page.getByRole('main').getByRole('link').last();
  await expect(last).toHaveAttribute('href', paths.contact);
});
