import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { openPage } from '#tests/support/publicPages.ts';
import { expect, test } from '#tests/support/test.ts';

test('the Contact page says how to reach the agency and when', async ({ page }) => {
  await openPage(page, paths.contact);
  const details = page.getByRole('complementary', { name: 'Contact details' });
  await expect(details.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  await expect(details.getByRole('link', { name: site.phone })).toHaveAttribute('href', 'tel:+12125550148');
  await expect(details).toContainText('New York, NY 10001');
  const hours = page.getByRole('region', { name: 'Office hours' });
  await expect(hours.getByRole('term')).toHaveText(['Mon-Fri', 'Saturday', 'Sunday']);
  await expect(hours.getByRole('definition')).toHaveText(['8:00 AM-6:00 PM', '9:00 AM-2:00 PM', 'closed']);
});

test('the enquiry form has its seven fields, its options and six rows for the message', async ({ page }) => {
  await openPage(page, paths.contact);
  const form = page.getByRole('form', { name: 'Project enquiry' });
  for (const [label, isRequired] of [
    ['Name', true],
    ['Email', true],
    ['Company', false],
    ['Service', true],
    ['Budget', false],
    ['Message', true],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveJSProperty('required', isRequired);
  }
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '6');
  await expect(form.getByLabel('Service').locator('option:not([value=""])')).toHaveText([
    'Web Development',
    'App Development',
    'SEO Optimization',
    'Digital Marketing',
    'UI/UX Design',
    'Smart Branding',
    '3D Modeling',
    'AI/ML Solutions',
    'Multiple Services',
  ]);
  await expect(form.getByLabel('Budget').locator('option:not([value=""])')).toHaveText([
    '$5,000 - $10,000',
    '$10,000 - $25,000',
    '$25,000 - $50,000',
    '$50,000 - $100,000',
    '$100,000+',
  ]);
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

test('four questions open and close, by pointer and by keyboard', async ({ page }) => {
  await openPage(page, paths.contact);
  const questions = page.getByRole('region', { name: 'FAQ' }).locator('details');
  await expect(questions).toHaveCount(4);
  for (const question of await questions.all()) {
    const answer = question.getByRole('paragraph');
    if (await answer.isVisible()) await question.locator('summary').click();
    await expect(answer).toBeHidden();
    await question.locator('summary').press('Enter');
    await expect(answer).toBeVisible();
    await question.locator('summary').press('Space');
    await expect(answer).toBeHidden();
  }
});
