import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';

type Header = { key: string; value: string };

export type HostingConfig = {
  public: string;
  cleanUrls: boolean;
  trailingSlash: boolean;
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: Header[] }[];
};

type HostingAnswer = { status: 200 | 404; file: string } | { status: 301; location: string };

export function readHostingConfig(file: string): HostingConfig {
  return (JSON.parse(readFileSync(file, 'utf8')) as { hosting: HostingConfig }).hosting;
}

/** Of several rules for one header the last wins, as on Firebase Hosting. */
export function hostingHeaders(config: HostingConfig, path: string): Record<string, string> {
  const matching = config.headers.filter(({ source }) => picomatch.isMatch(path, source));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

/** As Firebase Hosting decides: clean URLs, files, rewrites, `404.html`. `path` is decoded and without its search. */
export function hostingAnswer(config: HostingConfig, root: string, path: string): HostingAnswer {
  const clean = config.cleanUrls ? cleanPath(path) : path;
  if (clean !== path && answerFile(root, clean)) return { status: 301, location: clean };
  const file = answerFile(root, clean);
  if (file) return { status: 200, file };
  const rewrite = config.rewrites.find(({ source }) => picomatch.isMatch(clean, source));
  return rewrite ? { status: 200, file: rewrite.destination } : { status: 404, file: '/404.html' };
}

function cleanPath(path: string): string {
  const stripped = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return stripped === '' ? '/' : stripped;
}

function answerFile(root: string, path: string): string | null {
  if (path.includes('\0') || path.split('/').includes('..')) return null;
  const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`];
  return candidates.find((candidate) => isFile(join(root, candidate))) ?? null;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
