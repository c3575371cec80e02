import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { site as demoSite } from '#src/content/site.ts';
import { temporaryFolder } from '#tests/support/servers/siteServer.ts';

const sources = [
  'emulator',
  'functions',
  'public',
  'scripts',
  'src',
  'firebase.json',
  'firestore.indexes.json',
  'firestore.rules',
  'index.html',
  'package-lock.json',
  'package.json',
  'storage.rules',
  'tsconfig.json',
  'vite.config.ts',
];

type Agency = {
  site: Readonly<Record<keyof typeof demoSite, unknown>>;
  mark: object;
  /** Replacements for colors in `theme.ts`, by name. */
  colors: Readonly<Record<string, { light: string; dark: string }>>;
};

/** Builds a copy of the project that was rebranded as `docs/rebranding.md` says. @returns the folder of its site */
export async function buildAgency({ site, mark, colors }: Agency): Promise<string> {
  const folder = copyProject(colors);
  writeFileSync(join(folder, 'src/content/site.ts'), `export const site = ${JSON.stringify(site)} as const;`);
  writeFileSync(join(folder, 'src/content/mark.ts'), `export const mark = ${JSON.stringify(mark)} as const;`);
  const tsx = import.meta.resolve('tsx');
  await promisify(execFile)(process.execPath, ['--import', tsx, 'scripts/build/build.ts', '--embedded'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 26,
  });
  return join(folder, 'dist');
}

/** A copy of the site's sources with other colors. @returns its folder */
export function copyProject(colors: Agency['colors']): string {
  const folder = temporaryFolder();
  for (const name of sources) {
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => !path.includes('node_modules') });
  }
  // Not one link: Vite keeps its cache in there, and two servers that write one cache break each other.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.vite'))) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  const themeFile = join(folder, 'src/theme/theme.ts');
  writeFileSync(themeFile, Object.entries(colors).reduce(withColor, readFileSync(themeFile, 'utf8')));
  return folder;
}

/** @throws Error if the file has no such color, or several */
function withColor(theme: string, [name, value]: [string, object]): string {
  const parts = theme.split(new RegExp(`^  ${name}: \\{[^}]*\\}`, 'm'));
  if (parts.length !== 2) throw new Error(`theme.ts has ${parts.length - 1} colors named ${name}.`);
  return parts.join(`  ${name}: ${JSON.stringify(value)}`);
}
