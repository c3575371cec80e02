import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';

/** What a visitor types into the contact form. */
export const enquiry = {
  name: 'Ana María Núñez',
  email: 'ana@nunez.example',
  company: 'Núñez & Hijas',
  service: 'UI/UX Design',
  budget: '$10,000 - $25,000',
  message: 'Our booking page has "nine" screens, four would do;\nthe rest is habit.',
};

/** Opens the contact page and fills its form. */
export async function fillEnquiry(page: Page, values: Partial<typeof enquiry> = enquiry): Promise<void> {
  await page.goto(paths.contact);
  const { name, email, company, service, budget, message } = { ...enquiry, ...values };
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Company').fill(company);
  await page.getByLabel('Service').selectOption(service);
  await page.getByLabel('Budget').selectOption(budget);
  await page.getByLabel('Message').fill(message);
}

/** Sends the contact form that is on the screen. */
export async function sendEnquiry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).click();
}
