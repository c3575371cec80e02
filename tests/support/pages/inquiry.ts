import type { Page } from '@playwright/test';
import { budgetOptions, serviceOptions } from '#src/content/inquiry.ts';
import { paths } from '#src/paths.ts';

/** What a visitor types into the contact form. */
export const inquiry = {
  name: 'Ana María Núñez',
  email: 'ana@nunez.example',
  company: 'Núñez & Hijas',
  service: serviceOptions[0],
  budget: budgetOptions[0],
  message: 'Our booking page has "nine" screens, four would do;\nthe rest is habit.',
};

/** Opens the contact page and fills its form. */
export async function fillInquiry(
  page: Page,
  values: Partial<Record<keyof typeof inquiry, string>> = inquiry,
): Promise<void> {
  await page.goto(paths.contact);
  await fillFields(page, values);
}

/** Fills the contact form that is on the screen. */
export async function fillFields(
  page: Page,
  values: Partial<Record<keyof typeof inquiry, string>> = inquiry,
): Promise<void> {
  const { name, email, company, service, budget, message } = { ...inquiry, ...values };
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Company').fill(company);
  await page.getByLabel('Service').selectOption(service);
  await page.getByLabel('Budget').selectOption(budget);
  await page.getByLabel('Message').fill(message);
}

/** Sends the contact form that is on the screen. */
export async function sendInquiry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).click();
}
