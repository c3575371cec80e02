import type { Manifest } from 'vite';

/** Where Vite lists the files of the build, below its output folder; hosting does not publish dot folders. */
export const buildManifestFile = '.vite/manifest.json';

/** What runs on every page at once; a group of `vite.config.ts`. */
export const entry = 'entry';

/** What every page starts with: the entry, and the app that the entry imports. */
export const startModules = [entry, 'src/app/client/hydrateApp.tsx'];

/**
 * Every JavaScript file a browser loads for the given source modules or groups, with all they import statically.
 * @throws Error when the build has no file for one of them
 */
export function scriptsFor(manifest: Manifest, modules: readonly string[]): string[] {
  const loaded = new Set<string>();
  const load = (key: string) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name, src }) => name === key && !src);
    if (!chunk) throw new Error(`The build has no file for ${key}`);
    if (loaded.has(chunk.file)) return;
    loaded.add(chunk.file);
    chunk.imports?.forEach(load);
  };
  modules.forEach(load);
  return [...loaded];
}
