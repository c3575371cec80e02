import type { Plugin } from 'vite';

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/**
 * What every page starts with, in the order in which `src/main.tsx` runs it: each part in a task of its own, since
 * together they would block a phone for a tenth of a second.
 */
const parts = [
  { name: 'react', from: '/node_modules/react-dom/client.js' },
  { name: 'theme', from: '/src/theme/muiTheme.ts' },
  { name: 'core', from: '/src/app/client/hydrateApp.tsx' },
] as const;

/** The source modules every page starts with, the entry and the parts it runs one after the other. */
export const startModules = ['index.html', ...parts.map(({ from }) => from.slice(1))];

/**
 * Puts everything the app's start imports into one file per part, and what public pages have in common into another.
 * All of it is needed on every page, and few files compress better than the thirty that sharing would make of it.
 */
export function coreChunk(): Plugin {
  let files: readonly string[] = [];
  return {
    name: 'core-chunk',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({
      build: {
        // The parts run one after the other, but come together: with the first one the others are asked for.
        modulePreload: {
          resolveDependencies: (_, needed) => {
            const isFirstOnly = needed.some(isPart(parts[0])) && !needed.some(isPart(parts[2]));
            return isFirstOnly ? [...new Set([...needed, ...files])] : needed;
          },
        },
        rolldownOptions: {
          output: { codeSplitting: { groups: [entry, ...parts.map(partGroup), bands, controls()] } },
        },
      },
    }),
    generateBundle(_, bundle) {
      files = parts.flatMap((part) => Object.keys(bundle).filter(isPart(part)));
    },
  };
}

type Part = (typeof parts)[number];

function isPart({ name }: Part): (file: string) => boolean {
  return (file) => file.startsWith(`assets/${name}-`);
}

/** What the entry itself needs: inside a part it would make every page run that part at once. */
const entry = {
  name: 'entry',
  test: /vite\/preload-helper|\/src\/(?:app\/pause|components\/runtime\/onIdle)\.ts$/,
  priority: parts.length + 1,
};

/** What nearly every public page is made of, in one file instead of four small ones. */
const bands = {
  name: 'bands',
  test: /\/src\/(?:sections\/page\/(?:CallToAction|PageHeader|Section)|components\/layout\/PageGrid)\.tsx$/,
};

/** Material UI's buttons and fields, which every screen of the back office begins with. */
function controls() {
  let members: Set<string> | null = null;
  return {
    name(id: string, modules: Modules): string | null {
      members ??= reachable(modules, `${process.cwd()}/src/admin/login/LoginPage.tsx`);
      return members.has(id) && /\/node_modules\/@mui\/|\/src\/theme\//.test(id) ? 'controls' : null;
    },
  };
}

function partGroup({ name, from }: Part, index: number) {
  let members: Set<string> | null = null;
  return {
    priority: parts.length - index,
    name(id: string, modules: Modules): string | null {
      members ??= reachable(modules, `${process.cwd()}${from}`);
      return members.has(id) ? name : null;
    },
  };
}

/** Barrels lead to more than the start uses; what these lead to besides is shaken off or belongs to the pages. */
const sideBranches = [
  '/@mui/system/index.mjs',
  '/@mui/material/styles/enhanceHighContrast.mjs',
  '/src/theme/icons.ts',
];

function reachable(modules: Modules, from: string, found = new Set<string>()): Set<string> {
  if (found.has(from) || sideBranches.some((branch) => from.endsWith(branch))) return found;
  found.add(from);
  for (const id of modules.getModuleInfo(from)?.importedIds ?? []) reachable(modules, id, found);
  return found;
}
