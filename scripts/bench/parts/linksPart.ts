import type { Page } from '@playwright/test';
import { type OpenContext, withSite } from '#scripts/bench/browser.ts';
import { median, ms, repeat } from '#scripts/bench/figures.ts';
import { throttle } from '#scripts/bench/network.ts';
import type { BenchOptions } from '#scripts/bench/part.ts';
import { table } from '#scripts/bench/table.ts';
import { samplePosts } from '#scripts/content/posts.ts';
import { paths } from '#src/paths.ts';

const pauses = [0, 300, 1000];

const article = samplePosts.find(({ published }) => published)?.id ?? '';

const journeys = [
  ['Home to Services', paths.home, paths.services],
  ['Home to Portfolio', paths.home, paths.portfolio],
  ['Home to Contact', paths.home, paths.contact],
  ['Home to Blog', paths.home, paths.blog],
  ['Blog to an article', paths.blog, paths.article(article)],
] as const;

export function measureLinks({ runs }: BenchOptions): Promise<string> {
  return withSite(undefined, async (open) => {
    const rows = await repeat(journeys.length, async (index) => {
      const [name, from, to] = journeys[index] ?? journeys[0];
      const cells = await repeat(pauses.length, async (column) => {
        const times = await repeat(runs, () => follow(open, from, to, pauses[column] ?? 0));
        return ms(median(times));
      });
      return [name, ...cells];
    });
    return [
      '## Next page after pressing a link',
      `Milliseconds from the click to the next page's heading on screen, slow 4G, empty cache, median of ${runs}; by the time between reaching for the link and pressing it.`,
      table(['link', ...pauses.map((pause) => `${pause} ms before`)], rows),
    ].join('\n\n');
  });
}

async function follow(open: OpenContext, from: string, to: string, pause: number): Promise<number> {
  const context = await open();
  try {
    const page = await context.newPage();
    await page.goto(from);
    await page.waitForLoadState('networkidle');
    await throttle(await context.newCDPSession(page));
    return await press(page, to, pause);
  } finally {
    await context.close();
  }
}

async function press(page: Page, to: string, pause: number): Promise<number> {
  const shown = page.evaluate(nextPageShown, to);
  await page.locator(`a[href="${to}"]:visible`).first().hover();
  await page.waitForTimeout(pause);
  await page.mouse.down();
  await page.mouse.up();
  return shown;
}

/** Runs in the page: milliseconds from the next click until another heading has been painted at the address. */
function nextPageShown(path: string): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  return new Promise((resolve) => {
    function look(pressed: number) {
      const isThere = location.pathname === path && heading() !== undefined && heading() !== before;
      requestAnimationFrame(() => (isThere ? resolve(performance.now() - pressed) : look(pressed)));
    }
    addEventListener('click', (event) => look(event.timeStamp), { capture: true, once: true });
  });
}
