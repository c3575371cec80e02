import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** Starts a download. @returns the file's name and text */
export async function downloadBy(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}
