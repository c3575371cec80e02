import { startDebuggedBrowser, withSite } from '#scripts/bench/browser.ts';
import { kB, median, ms, repeat } from '#scripts/bench/figures.ts';
import { measureFirstTaps } from '#scripts/bench/firstTapFigures.ts';
import { type PageFigures, runLighthouse } from '#scripts/bench/lighthouseRun.ts';
import type { BenchOptions } from '#scripts/bench/part.ts';
import { astroWind } from '#scripts/bench/peers.ts';
import { measureQuietPages } from '#scripts/bench/quietFigures.ts';
import { table } from '#scripts/bench/table.ts';
import { samplePosts } from '#scripts/content/posts.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { paths } from '#src/paths.ts';
import { signIn } from '#tests/support/pages/signIn.ts';
import { builtScripts, librariesIn } from '#tests/support/servers/builtSite.ts';
import { startSite } from '#tests/support/servers/siteServer.ts';

const article = samplePosts.find(({ published }) => published)?.id ?? '';

const mainPages = {
  Home: paths.home,
  Services: paths.services,
  Portfolio: paths.portfolio,
  Contact: paths.contact,
  Blog: paths.blog,
  Article: paths.article(article),
  Login: paths.login,
};

const furtherPages = {
  About: paths.about,
  Testimonials: paths.testimonials,
  'Privacy Policy': paths.privacyPolicy,
  'Terms of Service': paths.termsOfService,
};

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

/** Lighthouse, what pages cost before anybody uses them, and how the first tap on them is answered. */
export async function measurePages(options: BenchOptions): Promise<string> {
  const loaded = await measureLighthouse(options);
  const used = await withSite(undefined, async (open) => [
    await measureQuietPages(open, mainPages, options.runs),
    await measureFirstTaps(open, options.runs),
  ]);
  return [loaded, ...used].join('\n\n');
}

/** Lighthouse for the main pages, or all public ones, and for the dashboard of a signed-in admin. */
async function measureLighthouse({ runs, allPages }: BenchOptions): Promise<string> {
  const site = await startSite();
  const browser = await startDebuggedBrowser(site.origin);
  const firebaseFiles = builtScripts().filter((file) => librariesIn([file]).includes('Firestore'));
  const isFirebase = (url: string) => firebaseFiles.some((file) => url.endsWith(`/${file}`));
  const measure = async ([page, path]: [string, string]): Promise<Measured> => {
    const results = await repeat(runs, () => runLighthouse(site.origin + path, browser.port, isFirebase));
    console.log(rowOf({ page, runs: results }).join('  '));
    return { page, runs: results };
  };
  try {
    const pages = Object.entries({ ...mainPages, ...(allPages && furtherPages) });
    const measured = await repeat(pages.length, (index) => measure(pages[index] ?? ['Home', paths.home]));
    // Last: a signed-in visitor of the login page is sent on.
    await signIn(await browser.context.newPage(), demoAdmin);
    measured.push(await measure(['Dashboard', paths.admin]));
    return reportOf(measured, runs);
  } finally {
    await browser.close();
    await site.end();
  }
}

function reportOf(measured: readonly Measured[], runs: number): string {
  const flaws = measured.flatMap(({ page, runs: all }) =>
    [...new Set(all.flatMap((run) => run.flaws))].map((flaw) => `- ${page}: ${flaw}`),
  );
  return [
    '## Pages',
    `Lighthouse, mobile, simulated slow 4G, median of ${runs}. The dashboard with the sample enquiries.`,
    table(head, [...measured.map(rowOf), ...Object.entries(astroWind).map(peerRow)]),
    ...(flaws.length > 0 ? [`Audits below 0.9 in some run:\n\n${flaws.join('\n')}`] : []),
  ].join('\n\n');
}

function peerRow([page, peer]: [string, (typeof astroWind)[string]]): string[] {
  const { scores, fcp, lcp, tbt, cls, total, js } = peer;
  return [`AstroWind ${page}`, scores, fcp, lcp, tbt, cls, '', total, js, '0'];
}

function rowOf({ page, runs }: Measured): string[] {
  const middle = (figure: (run: PageFigures) => number) => median(runs.map(figure));
  const seconds = (figure: (run: PageFigures) => number) => (middle(figure) / 1000).toFixed(2);
  const scores = [0, 1, 2, 3].map((category) => Math.round(middle((run) => run.scores[category] ?? 0)));
  return [
    page,
    scores.join('/'),
    seconds((run) => run.fcp),
    seconds((run) => run.lcp),
    ms(middle((run) => run.tbt)),
    middle((run) => run.cls).toFixed(3),
    seconds((run) => run.interactive),
    kB(middle((run) => run.total)),
    kB(middle((run) => run.script)),
    kB(middle((run) => run.firebase)),
  ];
}
