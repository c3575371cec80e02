import { chromium } from '@playwright/test';
import runLighthouse, { type Result } from 'lighthouse';
import { findChromium } from '#emulator/tests/support/chromium.ts';
import { samplePosts } from '#scripts/content/samplePosts.ts';
import { paths } from '#src/paths.ts';
import { publicPageRows } from '#src/publicPages.ts';
import { freePort } from '#tests/support/servers/siteServer.ts';
import { type BenchOptions, startHttp2Site } from './browser.ts';
import { median, ms, repeat, table } from './figures.ts';

const article = samplePosts.find(({ published }) => published)?.id ?? '';

const pages = {
  ...Object.fromEntries(publicPageRows.map(({ name, path }) => [name, path])),
  Article: paths.article(article),
  Login: paths.login,
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const head = ['page', 'perf/a11y/bp/seo', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'total kB', 'JS kB'];

export async function measurePages({ runs, peer }: BenchOptions): Promise<string> {
  const site = await startHttp2Site();
  const port = await freePort();
  const { args, ...launch } = await findChromium();
  const flags = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  const browser = await chromium.launch({ ...launch, args: [...args, ...flags] });
  try {
    const urls = Object.entries(pages).map(([name, path]) => [name, site.origin + path] as const);
    if (peer) urls.push(['Peer', peer]);
    const measured: Measured[] = [];
    for (const [name, url] of urls) {
      const results = await repeat(runs, () => measureUrl(url, port));
      measured.push({ name, results });
      console.log(rowOf({ name, results }).join('  '));
    }
    return reportOf(measured, runs);
  } finally {
    await browser.close();
    await site.end();
  }
}

type Measured = { name: string; results: Result[] };

/** On a busy machine a recording occasionally fails, so it is repeated once. */
async function measureUrl(url: string, port: number, attempts = 2): Promise<Result> {
  const run = await runLighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  });
  if (run && !run.lhr.runtimeError) return run.lhr;
  if (attempts > 1) return measureUrl(url, port, attempts - 1);
  throw new Error(`Lighthouse can't measure ${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
}

function reportOf(measured: readonly Measured[], runs: number): string {
  const failed = measured.flatMap(({ name, results }) =>
    [...new Set(results.flatMap(failedAudits))].map((audit) => `- ${name}: ${audit}`),
  );
  return [
    '## Pages',
    `Lighthouse, mobile, simulated slow 4G, HTTP/2, median of ${runs}.`,
    table(head, measured.map(rowOf)),
    ...(failed.length > 0 ? [`Audits below 0.9 in some run:\n\n${failed.join('\n')}`] : []),
  ].join('\n\n');
}

function rowOf({ name, results }: Measured): string[] {
  const medianOf = (figure: (result: Result) => number) => median(results.map(figure));
  const audit = (id: string) => medianOf(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const scores = categories.map((id) =>
    Math.round(100 * medianOf((result) => result.categories[id]?.score ?? 0)),
  );
  return [
    name,
    scores.join('/'),
    (audit('first-contentful-paint') / 1000).toFixed(2),
    (audit('largest-contentful-paint') / 1000).toFixed(2),
    ms(audit('total-blocking-time')),
    audit('cumulative-layout-shift').toFixed(3),
    (medianOf((result) => transferredBytes(result)) / 1000).toFixed(0),
    (medianOf((result) => transferredBytes(result, 'Script')) / 1000).toFixed(0),
  ];
}

type Request = { resourceType?: string; transferSize?: number };

function transferredBytes({ audits }: Result, type?: string): number {
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? (details.items as Request[]) : [];
  return requests
    .filter(({ resourceType }) => type === undefined || resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

function failedAudits({ categories: results, audits }: Result): string[] {
  return Object.values(results)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(', '));
}
