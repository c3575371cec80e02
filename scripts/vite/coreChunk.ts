import type { Plugin } from 'vite';

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** What every page starts with. */
const start = '/src/app/startApp.tsx';

/**
 * Puts everything the app's start imports into one file, and what public pages have in common into another. All of
 * it is needed on every page, and one file compresses better than the thirty that sharing would make of it.
 */
export function coreChunk(): Plugin {
  return {
    name: 'core-chunk',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [fetcher, { name: nameOf(), priority: 1 }, bands] } },
        },
      },
    }),
  };
}

/** What fetches chunks, the core among them: inside the core it would make every page run the core at once. */
const fetcher = { name: 'fetch', test: /vite\/preload-helper/, priority: 2 };

/** What nearly every public page is made of, in one file instead of four small ones. */
const bands = {
  name: 'bands',
  test: /\/src\/(?:sections\/(?:ClosingBand|PageOpener|Section)|components\/Columns)\.tsx$/,
};

function nameOf() {
  let core: Set<string> | null = null;
  return (id: string, modules: Modules): string | null => {
    core ??= reachable(modules, `${process.cwd()}${start}`);
    return core.has(id) ? 'core' : null;
  };
}

/** Barrels lead to more than the start uses; what these two lead to besides is shaken off or belongs to the pages. */
const sideBranches = ['/@mui/system/index.mjs', '/@mui/material/styles/enhanceHighContrast.mjs'];

function reachable(modules: Modules, from: string, found = new Set<string>()): Set<string> {
  if (found.has(from) || sideBranches.some((branch) => from.endsWith(branch))) return found;
  found.add(from);
  for (const id of modules.getModuleInfo(from)?.importedIds ?? []) reachable(modules, id, found);
  return found;
}
