import type { BenchOptions } from '#scripts/bench/benchOptions.ts';
import { startDebuggedBrowser } from '#scripts/bench/browser.ts';
import { kB, median, ms, repeat, table } from '#scripts/bench/figures.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { paths } from '#src/paths.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { builtScripts, librariesIn } from '#tests/support/servers/builtSite.ts';
import { startSite } from '#tests/support/servers/siteServer.ts';
import { startHttp2Front } from './http2Front.ts';
import { astroWind } from './peers.ts';
import { type PageFigures, runLighthouse } from './runLighthouse.ts';

const head = [
  'page',
  'perf/a11y/bp/seo',
  'FCP s',
  'LCP s',
  'TBT ms',
  'CLS',
  'interactive s',
  'total kB',
  'JS kB',
  'of it Firebase',
];

type Measured = { page: string; runs: PageFigures[] };

export async function measureLighthouse(
  pages: Readonly<Record<string, string>>,
  { runs, isHttp1 }: BenchOptions,
): Promise<string> {
  const site = await startSite();
  const front = isHttp1 ? null : await startHttp2Front(site);
  const origin = front?.origin ?? site.origin;
  try {
    const measured = [
      ...(await measureAt(origin, pages, runs)),
      ...(await measureAt(origin, { Dashboard: paths.admin }, runs)),
    ];
    return reportOf(measured, runs, isHttp1 ? 'HTTP/1.1 without TLS' : 'HTTP/2');
  } finally {
    await front?.end();
    await site.end();
  }
}

async function measureAt(
  origin: string,
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<Measured[]> {
  const browser = await startDebuggedBrowser(origin);
  try {
    // Only here: the login page redirects a signed-in visitor.
    if ('Dashboard' in pages) await signIn(await browser.context.newPage(), demoAdmin);
    return await repeat(Object.keys(pages).length, async (index) => {
      const [page = '', path = ''] = Object.entries(pages)[index] ?? [];
      const results = await repeat(runs, () => runLighthouse(origin + path, browser.port, isFirebase));
      console.log(rowOf({ page, runs: results }).join('  '));
      return { page, runs: results };
    });
  } finally {
    await browser.close();
  }
}

function isFirebase(url: string): boolean {
  const files = builtScripts().filter((file) => url.endsWith(`/${file}`));
  return librariesIn(files).includes('Firestore');
}

function reportOf(measured: readonly Measured[], runs: number, protocol: string): string {
  const flaws = measured.flatMap(({ page, runs: all }) =>
    [...new Set(all.flatMap((run) => run.flaws))].map((flaw) => `- ${page}: ${flaw}`),
  );
  return [
    '## Pages',
    `Lighthouse, mobile, simulated slow 4G, ${protocol}, median of ${runs}. The dashboard holds the sample inquiries.`,
    table(head, [...measured.map(rowOf), ...Object.entries(astroWind).map(peerRow)]),
    ...(flaws.length > 0 ? [`Audits below 0.9 in some run:\n\n${flaws.join('\n')}`] : []),
  ].join('\n\n');
}

function peerRow([page, peer]: [string, (typeof astroWind)[string]]): string[] {
  const { scores, fcp, lcp, tbt, cls, total, js } = peer;
  return [`AstroWind ${page}`, scores, fcp, lcp, tbt, cls, '', total, js, '0'];
}

function rowOf({ page, runs }: Measured): string[] {
  const medianOf = (figure: (run: PageFigures) => number) => median(runs.map(figure));
  const seconds = (figure: (run: PageFigures) => number) => (medianOf(figure) / 1000).toFixed(2);
  const scores = [0, 1, 2, 3].map((category) => Math.round(medianOf((run) => run.scores[category] ?? 0)));
  return [
    page,
    scores.join('/'),
    seconds((run) => run.fcp),
    seconds((run) => run.lcp),
    ms(medianOf((run) => run.tbt)),
    medianOf((run) => run.cls).toFixed(3),
    seconds((run) => run.interactive),
    kB(medianOf((run) => run.total)),
    kB(medianOf((run) => run.script)),
    kB(medianOf((run) => run.firebase)),
  ];
}
