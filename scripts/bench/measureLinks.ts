import type { BrowserContext, Page } from '@playwright/test';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { paths } from '#src/paths.ts';
import { startApp } from '#tests/support/pages/publicPages.ts';
import type { BenchOptions } from './benchOptions.ts';
import { withSite } from './browser.ts';
import { median, ms, repeat, table } from './figures.ts';
import { throttleToSlow4G } from './network.ts';
import { startHttp2Front } from './pages/http2Front.ts';

const pausesMs = [0, 300, 1000];

const article = samplePosts.find(({ published }) => published)?.id ?? '';

const journeys = [
  ['Home to Services', paths.home, paths.services],
  ['Home to Portfolio', paths.home, paths.portfolio],
  ['Home to Contact', paths.home, paths.contact],
  ['Home to Blog', paths.home, paths.blog],
  ['Blog to an article', paths.blog, paths.article(article)],
] as const;

export function measureLinks({ runs, isHttp1 }: BenchOptions): Promise<string> {
  return withSite(undefined, async (open, site) => {
    const front = isHttp1 ? null : await startHttp2Front(site);
    const origin = front?.origin ?? site.origin;
    const rows = await repeat(journeys.length, async (index) => {
      const [name, from, to] = journeys[index] ?? journeys[0];
      const cells = await repeat(pausesMs.length, async (column) => {
        const times = await repeat(runs, async () => {
          const context = await open({ origin });
          return follow(context, from, to, pausesMs[column] ?? 0).finally(() => context.close());
        });
        return ms(median(times));
      });
      return [name, ...cells];
    });
    await front?.end();
    return [
      '## Next page after pressing a link',
      `Milliseconds from the click to the next page's heading on screen, slow 4G, ${isHttp1 ? 'HTTP/1.1 without TLS' : 'HTTP/2'}, empty cache, median of ${runs}; by the time between reaching for the link and pressing it.`,
      table(['link', ...pausesMs.map((pause) => `${pause} ms before`)], rows),
    ].join('\n\n');
  });
}

async function follow(context: BrowserContext, from: string, to: string, pause: number): Promise<number> {
  const page = await context.newPage();
  await page.goto(from);
  await startApp(page);
  await page.waitForLoadState('networkidle');
  await throttleToSlow4G(await context.newCDPSession(page));
  return press(page, to, pause);
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
