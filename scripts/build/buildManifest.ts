import type { Manifest } from 'vite';

/** In the output folder; `firebase.json` excludes dot folders from publishing. */
export const buildManifestFile = '.vite/manifest.json';

export const buildTargetFile = '.vite/project.txt';

/** The code every page runs immediately; a chunk group of `vite.config.ts`. */
export const entry = 'entry';

/** The code every page loads on the first interaction. */
export const app = 'src/app/hydrate.tsx';

/** Includes all static imports, each before what imports it. @throws Error if the build has no file for a module or group */
export function scriptsFor(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const load = (key: string): string[] => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name, src }) => name === key && !src);
    if (!chunk) throw new Error(`The build has no file for ${key}`);
    if (seen.has(chunk.file)) return [];
    seen.add(chunk.file);
    return [...(chunk.imports ?? []).flatMap(load), chunk.file];
  };
  return modules.flatMap(load);
}
