import type { Page } from '@playwright/test';
import { archiveOf } from '#scripts/bench/archiveOf.ts';
import { openAdmin, scriptTimeOf, withSite } from '#scripts/bench/browser.ts';
import { median, ms, percentile } from '#scripts/bench/figures.ts';
import { readPostBody } from '#scripts/content/readPostBody.ts';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { wordCount } from '#src/features/posts/data/post.ts';
import { paths } from '#src/paths.ts';
import { aPost } from '#tests/support/records/aPost.ts';

const words = [50, 1_000, 10_000];
const typed = 'The kettle was on before the second call came in, and nobody minded. ';

const keyIntervalMs = 110;
const shortestEventMs = 16;

export async function measureTyping(): Promise<string[][]> {
  const posts = words.map((count) => aPost({ id: `words-${count}`, content: articleOf(count) }));
  const directory = await archiveOf(25, posts);
  return withSite(directory, async (open) => {
    const page = await openAdmin(open);
    const rows: string[][] = [];
    for (const count of words) rows.push(await typeIn(page, count));
    return rows;
  });
}

async function typeIn(page: Page, count: number): Promise<string[]> {
  await page.goto(`${paths.adminBlog}?post=words-${count}`);
  const content = page.getByRole('dialog').getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await page.waitForTimeout(2_000);
  const read = await scriptTimeOf(page);
  await page.evaluate(watchKeys);
  const before = await read();
  await page.keyboard.type(typed, { delay: keyIntervalMs });
  await page.waitForTimeout(1_000);
  const script = (await read()) - before;
  const reported = await page.evaluate(() => (globalThis as { keyTimes?: number[] }).keyTimes ?? []);
  const quick = Math.max(0, typed.length - reported.length);
  const times = [...reported, ...Array.from({ length: quick }, () => shortestEventMs)];
  return [
    `${count.toLocaleString('en-US')} words`,
    ms(median(times)),
    ms(percentile(times, 95)),
    ms(Math.max(...times)),
    ms(script / typed.length),
  ];
}

/** Runs in the page, so it cannot use anything in this file. */
function watchKeys(): void {
  const times: number[] = [];
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration);
  }).observe(options);
  Object.assign(globalThis, { keyTimes: times });
}

function articleOf(count: number): string {
  const bodies = samplePosts.map(readPostBody).join('\n\n');
  let text = bodies;
  while (wordCount(text) < count) text += `\n\n${bodies}`;
  return [...text.matchAll(/\S+\s*/g)]
    .slice(0, count)
    .map(([word]) => word)
    .join('');
}
