import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openPage } from '#tests/support/pages/publicPages.ts';

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
