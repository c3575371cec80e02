import lighthouse, { type Result } from 'lighthouse';

/** One run of Lighthouse on a page. Times in ms, sizes in bytes as transferred, scores of 100. */
export type PageFigures = {
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  interactive: number;
  total: number;
  script: number;
  firebase: number;
  flaws: string[];
};

const categories: string[] = ['performance', 'accessibility', 'best-practices', 'seo'];

type Request = { url: string; resourceType?: string; transferSize?: number };

/** Attempts per page: on a busy machine a recording occasionally fails. */
const attempts = 3;

/** The mobile profile: simulated slow 4G, an empty cache. @throws Error when the page cannot be measured */
export async function runLighthouse(
  url: string,
  port: number,
  isFirebase: (url: string) => boolean,
): Promise<PageFigures> {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: categories } as const;
  let reason = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const run = await lighthouse(url, flags);
    if (run && !run.lhr.runtimeError) return figuresOf(run.lhr, isFirebase);
    reason = run?.lhr.runtimeError?.message ?? 'no result';
  }
  throw new Error(`Lighthouse cannot measure ${url}: ${reason}`);
}

function figuresOf(result: Result, isFirebase: (url: string) => boolean): PageFigures {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsOf(result);
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    scores: categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    interactive: value('interactive'),
    total: sizeOf(requests),
    script: sizeOf(scripts),
    firebase: sizeOf(scripts.filter(({ url }) => isFirebase(url))),
    flaws: flawsOf(result),
  };
}

function requestsOf(result: Result): Request[] {
  const details = result.audits['network-requests']?.details;
  return details?.type === 'table' ? (details.items as Request[]) : [];
}

function sizeOf(requests: readonly Request[]): number {
  return requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

function flawsOf({ categories: results, audits }: Result): string[] {
  return Object.values(results).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      const details =
        audit.details?.type === 'table' ? audit.details.items.slice(0, 3).map(describeItem) : [];
      return [[id, audit.displayValue, ...details].filter(Boolean).join(', ')];
    }),
  );
}

type Item = { node?: { selector?: string }; url?: string; description?: string };

function describeItem(item: object): string | undefined {
  const { node, url, description } = item as Item;
  return node?.selector ?? url ?? description;
}
