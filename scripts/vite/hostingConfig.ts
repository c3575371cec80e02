import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';

type Header = { key: string; value: string };

export type HostingConfig = {
  public: string;
  ignore: string[];
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: Header[] }[];
};

type HostingAnswer = { status: 200 | 404; file: string } | { status: 301; location: string };

export function readHostingConfig(file: string): HostingConfig {
  return (JSON.parse(readFileSync(file, 'utf8')) as { hosting: HostingConfig }).hosting;
}

const notFoundPage = '/404.html';

/** The last of several rules for one header wins, as on Firebase Hosting. */
export function hostingHeaders(config: HostingConfig, path: string): Record<string, string> {
  const matching = config.headers.filter(({ source }) => picomatch.isMatch(path, source));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

/** The headers of a response: a 404 has those of its page and those of the requested URL. */
export function answerHeaders(
  config: HostingConfig,
  answer: HostingAnswer,
  path: string,
): Record<string, string> {
  const page = answer.status === 404 ? hostingHeaders(config, notFoundPage) : {};
  return { ...page, ...hostingHeaders(config, path) };
}

/** Decides as Firebase Hosting does with `cleanUrls`: files, rewrites, `404.html`. `path` is decoded, without its search. */
export function hostingAnswer(config: HostingConfig, root: string, path: string): HostingAnswer {
  const clean = cleanPath(path);
  const file = answerFile(config, root, clean);
  if (clean !== path && file) return { status: 301, location: clean };
  if (file) return { status: file === notFoundPage ? 404 : 200, file };
  const rewrite = config.rewrites.find(({ source }) => picomatch.isMatch(clean, source));
  return rewrite ? { status: 200, file: rewrite.destination } : { status: 404, file: notFoundPage };
}

function cleanPath(path: string): string {
  const stripped = path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '');
  return stripped === '' ? '/' : stripped;
}

function answerFile({ ignore }: HostingConfig, root: string, path: string): string | null {
  if (path.includes('\0') || path.split('/').includes('..')) return null;
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`];
  const isDeployed = (file: string) => !picomatch.isMatch(file.slice(1), ignore, { dot: true });
  return candidates.find((file) => isDeployed(file) && isFile(join(root, file))) ?? null;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
