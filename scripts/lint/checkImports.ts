import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

// What each folder may import besides itself from this repository, and which packages it may not. The longest name applies.

const facts = ['src/paths', 'src/publicPages', 'src/content', 'src/theme'];
const parts = [...facts, 'src/components', 'src/layout'];
const sdk = ['firebase', 'reactfire'];
const grid = '@mui/x-data-grid';

type Rule = { mayImport: readonly string[]; notPackages?: readonly string[] };

const rules: Readonly<Record<string, Rule>> = {
  'src/theme': { mayImport: [] },
  'src/content': {
    mayImport: ['src/paths', 'src/publicPages'],
    notPackages: ['react', 'react-dom', '@mui', ...sdk],
  },
  'src/firebase': { mayImport: ['src/env', 'src/paths'], notPackages: ['@mui'] },
  'src/components': { mayImport: facts, notPackages: [...sdk, grid] },
  'src/layout': { mayImport: [...facts, 'src/components'], notPackages: [...sdk, grid] },
  'src/sections': { mayImport: parts, notPackages: sdk },
  'src/features/analytics': { mayImport: [...parts, 'src/firebase'], notPackages: [grid] },
  'src/features/pictures': { mayImport: [...parts, 'src/firebase'], notPackages: [grid] },
  'src/features/posts': {
    mayImport: [...parts, 'src/firebase', 'src/features/pictures'],
    notPackages: [grid],
  },
  'src/features/submissions': { mayImport: [...parts, 'src/firebase'], notPackages: [grid] },
  'src/pages': { mayImport: [...parts, 'src/sections', 'src/features'], notPackages: [...sdk, grid] },
  'src/admin/shared': { mayImport: [...parts, 'src/firebase', 'src/features'] },
  'src/admin': { mayImport: [...parts, 'src/firebase', 'src/features'] },
  'src/app': {
    mayImport: [...parts, 'src/sections', 'src/features', 'src/pages', 'src/admin'],
    notPackages: [...sdk, grid],
  },
  functions: {
    mayImport: [
      'src/paths',
      'src/content/site',
      'src/features/posts/data/archive',
      'src/features/posts/data/post',
      'src/features/posts/data/postRecord',
      'src/features/posts/data/staticPosts',
      'src/features/submissions/data/shownValue',
      'src/features/submissions/data/submission',
      'src/features/submissions/data/submissionFields',
      'scripts/prerender/renderer',
    ],
    notPackages: ['react', 'react-dom', '@mui', ...sdk],
  },
  emulator: { mayImport: [], notPackages: ['@mui', 'react'] },
};

const specifiers = /^(?:import|export)\b(?:[\w\s{},*]*\bfrom)? '([^']+)'|\bimport\('([^']+)'\)/gm;

function faultsOf(file: string): string[] {
  const folder = Object.keys(rules)
    .filter((name) => isIn(file, name))
    .sort((one, other) => other.length - one.length)[0];
  const rule = folder && rules[folder];
  if (!rule)
    return file.split('/').length > 2
      ? [`${file}: give its folder a row in scripts/lint/checkImports.ts`]
      : [];
  return [...readFileSync(file, 'utf8').matchAll(specifiers)].flatMap(([, stated, loaded]) => {
    const name = stated ?? loaded ?? '';
    const own = ownFile(file, name);
    const allowed = [folder, ...rule.mayImport];
    if (own)
      return allowed.some((one) => isIn(own, one))
        ? []
        : [`${file} imports ${own}, but ${folder} may import only ${allowed.join(', ')}`];
    return rule.notPackages?.some((one) => isIn(name, one))
      ? [`${file} imports ${name}, which ${folder} may not`]
      : [];
  });
}

/** @returns `undefined` for a package */
function ownFile(file: string, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? posix.join(posix.dirname(file), name) : undefined;
}

/** Whether `path` is `place` (whose file extension is optional) or inside it. */
function isIn(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`) || path.replace(/\.\w+$/, '') === place;
}

const files = ['src', 'functions', 'emulator'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => posix.join(folder, name)),
);
const faults = files
  .filter((file) => /\.tsx?$/.test(file) && !/\/(?:node_modules|dist|tests)\//.test(file))
  .flatMap(faultsOf);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
