import { expect, type Page } from '@playwright/test';
import { paths } from '#src/paths.ts';

type Credentials = { email: string; password: string };

/** Logs in through the login page and waits for the dashboard. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto(paths.login);
  await fillSignIn(page, credentials);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
}

/** Fills and submits the displayed login form once its script runs. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  const button = page.getByRole('button', { name: 'Login' });
  await expect(button).toHaveAttribute('type', 'submit');
  await button.click();
}
