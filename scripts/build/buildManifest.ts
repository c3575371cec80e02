import type { Manifest } from 'vite';

/** Below the output folder; hosting does not publish dot folders. */
export const buildManifestFile = '.vite/manifest.json';

export const buildTargetFile = '.vite/project.txt';

/** What every page runs at once; a chunk group of `vite.config.ts`. */
export const entry = 'entry';

export const startModules = [entry, 'src/app/client/hydrateApp.tsx'];

/** With all that the modules or groups import statically. @throws Error when the build has no file for one of them */
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
