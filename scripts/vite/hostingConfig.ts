import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';

type Header = { key: string; value: string };

/** The part of `firebase.json` that Firebase Hosting reads. */
export type HostingConfig = {
  public: string;
  cleanUrls: boolean;
  trailingSlash: boolean;
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: Header[] }[];
};

/** What Hosting does with one URL path: sends a file with a status, or redirects. */
export type HostingAnswer = { status: 200 | 404; file: string } | { status: 301; location: string };

/** Reads the hosting section of `firebase.json`. */
export function readHostingConfig(file: string): HostingConfig {
  return (JSON.parse(readFileSync(file, 'utf8')) as { hosting: HostingConfig }).hosting;
}

/** Headers of one URL path; of several rules for the same header the last wins, as on Firebase Hosting. */
export function hostingHeaders(config: HostingConfig, path: string): Record<string, string> {
  const matching = config.headers.filter(({ source }) => picomatch.isMatch(path, source));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

/**
 * Decides as Firebase Hosting does: clean URLs, then existing files, then rewrites, then `404.html`.
 * @param root folder of the built site
 * @param path decoded URL path without its search
 */
export function hostingAnswer(config: HostingConfig, root: string, path: string): HostingAnswer {
  const clean = config.cleanUrls ? cleanPath(path) : path;
  if (clean !== path && answerFile(root, clean)) return { status: 301, location: clean };
  const file = answerFile(root, clean);
  if (file) return { status: 200, file };
  const rewrite = config.rewrites.find(({ source }) => picomatch.isMatch(clean, source));
  return rewrite ? { status: 200, file: rewrite.destination } : { status: 404, file: '/404.html' };
}

/** `/about.html`, `/about/` and `/about/index.html` are all `/about`. */
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
