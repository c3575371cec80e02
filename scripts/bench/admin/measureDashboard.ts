import type { Page } from '@playwright/test';
import { archiveOf } from '#scripts/bench/archiveOf.ts';
import { openAdmin, scriptTimeOf, withSite } from '#scripts/bench/browser.ts';
import { median, ms, repeat } from '#scripts/bench/figures.ts';
import { paths } from '#src/paths.ts';
import { resetStatistics, statistics } from '#tests/support/servers/embeddedFirebase.ts';

type Opening = { firstRow: number; counted: number; read: number };

export async function measureDashboard(submissions: number, runs: number): Promise<string[]> {
  const directory = await archiveOf(submissions);
  return withSite(directory, async (open, { origin }) => {
    const page = await openAdmin(open);
    const openings = await repeat(runs, () => openDashboard(page, origin, submissions));
    await watchLongTasks(page);
    const script = await scriptOf(page);
    const scrolling = await script(() => scroll(page));
    const paging = await script(() => turnPages(page));
    const filtering = await script(() => filter(page));
    const longest = await longestTaskMs(page);
    return [
      submissions.toLocaleString('en-US'),
      ms(median(openings.map(({ firstRow }) => firstRow))),
      ms(median(openings.map(({ counted }) => counted))),
      String(median(openings.map(({ read }) => read))),
      ...[scrolling, paging, filtering].map(ms),
      longest === null ? 'below 50' : ms(longest),
    ];
  });
}

async function openDashboard(page: Page, origin: string, submissions: number): Promise<Opening> {
  await page.goto(paths.privacyPolicy);
  await resetStatistics(origin);
  await page.goto(paths.admin);
  const firstRow = await page.waitForFunction(() =>
    document.querySelector('[role="row"][data-id]') ? performance.now() : null,
  );
  const total = submissions.toLocaleString('en-US');
  const counted = await page.waitForFunction(
    (text) => (document.body.innerText.includes(text) ? performance.now() : null),
    `of ${total}`,
  );
  const read = (await statistics(origin)).documentsRead;
  return { firstRow: (await firstRow.jsonValue()) ?? 0, counted: (await counted.jsonValue()) ?? 0, read };
}

async function scriptOf(page: Page): Promise<(action: () => Promise<void>) => Promise<number>> {
  const read = await scriptTimeOf(page);
  return async (action) => {
    const before = await read();
    await action();
    await page.waitForTimeout(500);
    return (await read()) - before;
  };
}

async function scroll(page: Page): Promise<void> {
  await page.getByRole('grid').hover();
  for (const direction of [1, -1]) {
    for (let turn = 0; turn < 5; turn += 1) {
      await page.mouse.wheel(0, direction * 120);
      await page.waitForTimeout(50);
    }
  }
}

async function turnPages(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Older', exact: true });
  for (let turn = 1; turn <= 7; turn += 1) {
    await next.click();
    await page.getByText(`${turn * 12 + 1}–${(turn + 1) * 12} of`).waitFor();
  }
}

async function filter(page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search submissions' });
  await search.pressSequentially('redesign', { delay: 50 });
  await search.fill('');
  for (const status of ['New', 'Read', 'Replied']) {
    await page.getByLabel('Status').selectOption(status);
    await page.getByRole('row').nth(1).getByText(status, { exact: true }).waitFor();
  }
}

async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lengths: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) lengths.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(globalThis, { longTasks: lengths });
  });
}

/** The longest task since `watchLongTasks`, in ms; null when none took more than 50. */
async function longestTaskMs(page: Page): Promise<number | null> {
  const lengths = await page.evaluate(() => (globalThis as { longTasks?: number[] }).longTasks ?? []);
  return lengths.length > 0 ? Math.max(...lengths) : null;
}
