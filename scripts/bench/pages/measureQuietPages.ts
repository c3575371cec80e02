import type { BrowserContext } from '@playwright/test';
import { countersOf, type OpenContext } from '#scripts/bench/browser.ts';
import { kB, median, ms, repeat } from '#scripts/bench/figures.ts';
import { saveData } from '#scripts/bench/network.ts';
import { table } from '#scripts/bench/table.ts';
import { astroWind } from './peers.ts';

const watchMs = 3000;

type Quiet = { bytes: number; requests: number; scriptMs: number; taskMs: number };

export async function measureQuietPages(
  open: OpenContext,
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<string> {
  const rows = await repeat(Object.keys(pages).length, async (index) => {
    const [name = '', path = ''] = Object.entries(pages)[index] ?? [];
    const all = await repeat(runs, () => leaveAlone(open, path));
    const medianOf = (figure: (quiet: Quiet) => number) => median(all.map(figure));
    const cells = [kB(medianOf(({ bytes }) => bytes)), String(medianOf(({ requests }) => requests))];
    return [
      name,
      ...cells,
      ms(medianOf(({ scriptMs }) => scriptMs)),
      ms(medianOf(({ taskMs }) => taskMs)),
      astroWind[name]?.total ?? '',
    ];
  });
  return [
    '### Before the first use',
    `A phone with Save-Data whose visitor does nothing for ${watchMs / 1000} s, processor four times slower, median of ${runs}. Compressed bytes, everything included; headers count as 300 bytes a file, as HTTP/2 packs them.`,
    table(['page', 'kB', 'requests', 'script ms', 'main thread ms', 'AstroWind kB'], rows),
  ].join('\n\n');
}

async function leaveAlone(open: OpenContext, path: string): Promise<Quiet> {
  const context = await open({ width: 390, height: 844, isPhone: true });
  try {
    return await watch(context, path);
  } finally {
    await context.close();
  }
}

async function watch(context: BrowserContext, path: string): Promise<Quiet> {
  await saveData(context);
  const page = await context.newPage();
  const { session, read } = await countersOf(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(watchMs);
  const { scriptMs, taskMs } = await read();
  const sizes = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ transferSize }) => transferSize),
  );
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length, scriptMs, taskMs };
}
