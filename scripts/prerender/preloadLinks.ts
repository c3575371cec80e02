import type { Manifest } from 'vite';
import { scriptsFor, startModules } from '#scripts/build/buildManifest.ts';

export type Preload = {
  module: string;
  media?: string;
};

const rel = 'rel="modulepreload" fetchpriority="low"';

/**
 * Every script a page runs, instead of the browser finding them out step by step. The largest first: over a few
 * connections all have come soonest that way. Of low priority: none of them is needed for the first paint.
 * @param sizeOf tells a file's size in bytes
 */
export function preloadLinks(
  manifest: Manifest,
  preloads: readonly Preload[],
  sizeOf: (file: string) => number,
): string {
  const isThere = new Set<string>();
  const start = startModules.map((module): Preload => ({ module }));
  const files = [...start, ...preloads].flatMap(({ module, media = '' }) =>
    scriptsFor(manifest, [module])
      .filter((file) => !isThere.has(file) && !isThere.has(media + file) && isThere.add(media + file))
      .map((file) => ({ file, media, size: sizeOf(file) })),
  );
  return files
    .toSorted((one, other) => other.size - one.size)
    .map(({ file, media }) => `<link ${rel} crossorigin href="/${file}"${media && ` media="${media}"`}>`)
    .join('');
}
