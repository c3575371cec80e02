import type { Manifest } from 'vite';
import { app, entry, scriptsFor } from '#scripts/build/buildManifest.ts';

export type Preload = {
  module: string;
  media?: string;
};

/** All scripts a page runs, in order, so that the browser does not discover them one by one. */
export function preloadLinks(manifest: Manifest, preloads: readonly Preload[]): string {
  const isThere = new Set<string>();
  const links = [{ module: entry }, { module: app }, ...preloads].flatMap(({ module, media = '' }: Preload) =>
    scriptsFor(manifest, [module])
      .filter((file) => !isThere.has(file) && !isThere.has(media + file) && isThere.add(media + file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}"${media && ` media="${media}"`}>`),
  );
  return links.join('');
}
