import type { Manifest } from 'vite';
import { app, entry, hydration, scriptsFor } from '#scripts/build/buildManifest.ts';

export type Preload = {
  module: string;
  media?: string;
};

const rel = 'rel="modulepreload" fetchpriority="low"';

/**
 * Every script a page runs, in that order, so that the browser does not discover them step by step. Low priority,
 * because none is needed for the first paint.
 */
export function preloadLinks(manifest: Manifest, preloads: readonly Preload[]): string {
  const isThere = new Set<string>();
  const links = [{ module: entry }, { module: app }, ...preloads, { module: hydration }].flatMap(
    ({ module, media = '' }: Preload) =>
      scriptsFor(manifest, [module])
        .filter((file) => !isThere.has(file) && !isThere.has(media + file) && isThere.add(media + file))
        .map((file) => `<link ${rel} crossorigin href="/${file}"${media && ` media="${media}"`}>`),
  );
  return links.join('');
}
