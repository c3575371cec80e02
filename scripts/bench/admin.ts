import type { Page } from '@playwright/test';
import type { SeedDocument } from '#emulator/seed.ts';
import { startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin, seed as sampleSeed } from '#scripts/content/sampleContent.ts';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { sampleSubmissions } from '#scripts/content/sampleSubmissions.ts';
import { paths } from '#src/paths.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { resetStatistics, statistics } from '#tests/support/servers/embeddedFirebase.ts';
import { startSite, temporaryFolder } from '#tests/support/servers/siteServer.ts';
import { type BenchOptions, type OpenContext, trackScriptTime, withSite } from './browser.ts';
import { median, ms, percentile, repeat, table } from './figures.ts';

const listSizes = [100, 100_000];
const newest = Date.parse('2024-07-01T12:00:00Z');

const articleSizes = [50, 1_000, 10_000];
const typedText = 'The kettle was on before the second call came in, and nobody minded. ';
const shortestEventMs = 16;

export async function measureDashboard({ runs }: BenchOptions): Promise<string> {
  const rows: string[][] = [];
  for (const size of listSizes) rows.push(await dashboardRow(size, runs));
  return [
    '## Dashboard',
    `Milliseconds. First row: from navigation until a submission is displayed, median of ${runs}. Scripts: JavaScript time while a word of eight letters is typed into the search.`,
    table(['submissions', 'first row', 'documents read', 'scripts searching'], rows),
  ].join('\n\n');
}

async function dashboardRow(size: number, runs: number): Promise<string[]> {
  const submissions = Array.from({ length: size }, (_, index) => submissionDocument(index));
  const site = await startSite({ directory: await dataFolder(submissions) });
  return withSite(site, async (open) => {
    const page = await openAdmin(open);
    const openings = await repeat(runs, () => openDashboard(page, site.origin, size));
    const readScriptTime = await trackScriptTime(page);
    const before = await readScriptTime();
    await search(page);
    const searching = (await readScriptTime()) - before;
    return [
      size.toLocaleString('en-US'),
      ms(median(openings.map(({ firstRow }) => firstRow))),
      String(median(openings.map(({ read }) => read))),
      ms(searching),
    ];
  });
}

async function openDashboard(page: Page, origin: string, size: number) {
  await page.goto(paths.privacyPolicy);
  await resetStatistics(origin);
  await page.goto(paths.admin);
  const firstRow = await page.waitForFunction(() =>
    document.querySelector('[role="row"][data-id]') ? performance.now() : null,
  );
  await page
    .getByText(`of ${size.toLocaleString('en-US')}`)
    .first()
    .waitFor();
  return { firstRow: (await firstRow.jsonValue()) ?? 0, read: (await statistics(origin)).documentsRead };
}

async function search(page: Page): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search submissions' });
  await field.pressSequentially('redesign', { delay: 50 });
  await page.waitForTimeout(500);
}

export async function measureTyping(): Promise<string> {
  const posts = articleSizes.map((size) => aPost({ id: `words-${size}`, content: articleOf(size) }));
  const rows: string[][] = [];
  await withSite(await startSite({ directory: await dataFolder(posts) }), async (open) => {
    const page = await openAdmin(open);
    for (const size of articleSizes) rows.push(await typingRow(page, size));
  });
  return [
    '## Typing in the post form',
    'Milliseconds from a key press to the next frame, as the browser reports it (in steps of 8; less than 16 counts as 16), and JavaScript time per key.',
    table(['article', 'median', 'p95', 'slowest', 'scripts per key'], rows),
  ].join('\n\n');
}

async function typingRow(page: Page, size: number): Promise<string[]> {
  await page.goto(`${paths.adminBlog}?post=words-${size}`);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await page.waitForTimeout(2_000);
  const readScriptTime = await trackScriptTime(page);
  await page.evaluate(recordKeys);
  const before = await readScriptTime();
  await page.keyboard.type(typedText, { delay: 110 });
  await page.waitForTimeout(1_000);
  const script = (await readScriptTime()) - before;
  const reported = await page.evaluate(() => Reflect.get(window, 'keyTimes') as number[]);
  const short = Math.max(0, typedText.length - reported.length);
  const times = [...reported, ...Array<number>(short).fill(shortestEventMs)];
  return [
    `${size.toLocaleString('en-US')} words`,
    ms(median(times)),
    ms(percentile(times, 95)),
    ms(Math.max(...times)),
    ms(script / typedText.length),
  ];
}

/** Runs in the page: no access to this file's scope. */
function recordKeys(): void {
  const times: number[] = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { keyTimes: times });
}

async function openAdmin(open: OpenContext): Promise<Page> {
  const context = await open({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, demoAdmin);
  return page;
}

/** A data folder with the demo admin and these documents. */
async function dataFolder(documents: readonly SeedDocument[]): Promise<string> {
  const directory = temporaryFolder();
  const seed = () => ({ documents: [...documents], users: sampleSeed().users });
  const emulator = await startEmulator({ ...embeddedProject, directory, seed, log: () => undefined });
  await emulator.stop();
  return directory;
}

function submissionDocument(index: number): SeedDocument {
  const sample = sampleSubmissions[index % sampleSubmissions.length];
  if (!sample) throw new Error('There are no sample submissions.');
  const { id, timestamp: _, ...form } = sample;
  return {
    path: `contacts/${id}-${index}`,
    fields: { ...form, name: `${form.name} ${index + 1}`, timestamp: new Date(newest - index * 60_000) },
  };
}

function articleOf(wordCount: number): string {
  const words =
    samplePosts
      .map(({ content }) => content)
      .join('\n\n')
      .match(/\S+\s*/g) ?? [];
  return Array.from({ length: wordCount }, (_, index) => words[index % words.length]).join('');
}
