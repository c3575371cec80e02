import { hostingHeaders, readHostingConfig } from '#scripts/vite/hostingConfig.ts';
import { staticFiles } from '#src/features/posts/data/staticPosts.ts';
import { ask, type DeploymentCheck } from './deploymentCheck.ts';

const policy = 'Content-Security-Policy';
const redeploy = 'Deploy with "npm run deploy"; a CDN in front of Hosting must not change headers.';

/** What Firebase Hosting serves. @param isLocal whether `npm run preview` serves it instead */
export function siteChecks(origin: string, isLocal: boolean): DeploymentCheck[] {
  const at = (path: string) => `${origin}${path}`;
  return [
    { what: 'the home page responds', findProblem: () => statusProblem(at('/'), 200) },
    {
      what: 'the home page has the headers of firebase.json',
      findProblem: () => headerProblem(at('/'), '/'),
    },
    {
      what: 'a script is cached for a year',
      findProblem: async () => cacheProblem(at(await firstScript(at('/'))), true),
    },
    {
      what: 'a missing script is not cached',
      findProblem: async () =>
        (await statusProblem(at('/assets/missing.js'), 404)) ??
        (await cacheProblem(at('/assets/missing.js'), false)),
    },
    {
      what: "a missing page has status 404 and the site's headers",
      findProblem: async () =>
        (await statusProblem(at('/missing-page'), 404)) ??
        (await headerProblem(at('/missing-page'), '/404.html')),
    },
    {
      what: 'configuration and build files are not public',
      findProblem: async () =>
        (await statusProblem(at('/.vite/firebase.json'), 404)) ??
        (await statusProblem(at('/firebase.json'), 404)),
    },
    { what: 'the build record says when the site was built', findProblem: () => buildProblem(origin) },
    ...(isLocal ? [] : hostingChecks(origin)),
  ];
}

/** What only a site on Firebase Hosting has. */
function hostingChecks(origin: string): DeploymentCheck[] {
  return [
    { what: 'the canonical URL is this site', findProblem: () => canonicalProblem(`${origin}/`) },
    {
      what: 'the password reset page works',
      findProblem: async () => {
        const response = await ask(`${origin}/__/auth/action`);
        if (!response.ok)
          return `${origin}/__/auth/action returned ${response.status}: is this site on Firebase Hosting?`;
        if (!response.headers.has(policy)) return null;
        return `The page is served with the site's ${policy}, which blocks its scripts. In firebase.json, exclude /__/ from the source "**".`;
      },
    },
    {
      what: 'browsers are sent from http to https',
      findProblem: async () => {
        const insecure = origin.replace('https:', 'http:');
        const location = (await ask(insecure)).headers.get('location');
        return location?.startsWith('https:') ? null : `${insecure} does not redirect to https.`;
      },
    },
  ];
}

async function statusProblem(url: string, expected: number): Promise<string | null> {
  const { status, headers } = await ask(url);
  if (status === expected) return null;
  const location = headers.get('location');
  return `${url} returned ${status}${location ? ` (${location})` : ''}, expected ${expected}.`;
}

/** The policy may be wider than in `firebase.json`, for configured services. */
async function headerProblem(url: string, path: string): Promise<string | null> {
  const { headers } = await ask(url);
  const wrong = Object.entries(hostingHeaders(readHostingConfig('firebase.json'), path)).filter(
    ([name, value]) => {
      const sent = headers.get(name) ?? '';
      if (name === policy) return !isAtLeast(sent, value);
      return sent !== value;
    },
  );
  if (wrong.length === 0) return null;
  const list = wrong.map(([name]) => `${name} is ${headers.get(name) ?? 'missing'}`);
  return `${url}: ${list.join('; ')}. ${redeploy}`;
}

function isAtLeast(sent: string, expected: string): boolean {
  const sentDirectives = directivesOf(sent);
  return [...directivesOf(expected)].every(([name, sources]) => {
    const sentSources = sentDirectives.get(name) ?? [];
    // App Check adds a frame.
    if (name === 'frame-src') return sentSources.length > 0;
    return sources.every((source) => sentSources.includes(source));
  });
}

function directivesOf(text: string): Map<string, string[]> {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

async function firstScript(url: string): Promise<string> {
  const script = /\/assets\/[\w.-]+\.js/.exec(await (await ask(url)).text())?.[0];
  if (!script) throw new Error(`${url} doesn't load a script from /assets.`);
  return script;
}

async function cacheProblem(url: string, isImmutable: boolean): Promise<string | null> {
  const sent = (await ask(url)).headers.get('Cache-Control') ?? 'missing';
  return sent.includes('immutable') === isImmutable ? null : `${url}: Cache-Control is ${sent}. ${redeploy}`;
}

async function canonicalProblem(url: string): Promise<string | null> {
  const canonical = /rel="canonical" href="([^"]+)"/.exec(await (await ask(url)).text())?.[1];
  if (canonical && new URL(canonical).origin === new URL(url).origin) return null;
  return `It is ${canonical ?? 'missing'}. Set "url" in src/content/site.ts to the site's own domain and deploy again, unless you are checking another of its domains.`;
}

async function buildProblem(origin: string): Promise<string | null> {
  const response = await ask(`${origin}${staticFiles.buildRecord}`);
  const record: unknown = response.ok ? await response.json().catch(() => null) : null;
  const { builtAt } = (record ?? {}) as { builtAt?: unknown };
  if (typeof builtAt !== 'number')
    return `${staticFiles.buildRecord} is missing or not JSON. Deploy with "npm run deploy".`;
  console.log(`         Built ${new Date(builtAt).toISOString()}: ${JSON.stringify(record)}`);
  return null;
}
