import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { buildManifestFile, scriptsFor } from '#scripts/build/buildManifest.ts';

const folder = 'dist';

/** A file of the production build as text. @throws Error if the site has not been built */
export function builtFile(file: string): string {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first.`);
  return readFileSync(path, 'utf8');
}

/** Compressed size of a built file in bytes (gzip, level 9). */
export function builtGzip(file: string): number {
  return gzipSync(builtFile(file), { level: 9 }).length;
}

/** Size of a built file in bytes as sent to browsers (Brotli). */
export function builtBrotli(file: string): number {
  return statSync(join(folder, `${file}.br`)).size;
}

/** All JavaScript files a browser loads for these source modules, including static imports. */
export function scriptsOf(modules: readonly string[]): string[] {
  return scriptsFor(manifest(), modules);
}

/** The URL of a module's file, as a pattern for `page.route`; file names do not say what is in them. */
export function scriptAt(module: string): string {
  return `**/${scriptsOf([module]).at(-1)}`;
}

/** Every JavaScript file of the build. */
export function builtScripts(): string[] {
  const files = Object.values(manifest()).map(({ file }) => file);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** Total compressed size of files, in kB of 1000 bytes. */
export function kilobytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + builtGzip(file), 0) / 1000;
}

/** Texts that identify a library in a minified file. */
const signs = {
  Firestore: 'firestore.googleapis.com',
  Auth: 'identitytoolkit.googleapis.com',
  reactfire: '_reactFirePreloadedObservables',
  Formik: 'FormikContext',
  Yup: 'is a required field',
  Markdown: 'allowDangerousHtml',
  'Data Grid': 'getRowNode',
  'CSV parser': 'BAD_DELIMITERS',
} as const;

export type Library = keyof typeof signs;

/** The libraries that have code in these files. */
export function librariesIn(files: readonly string[]): Library[] {
  const code = files.map(builtFile);
  const names = Object.keys(signs) as Library[];
  return names.filter((name) => code.some((text) => text.includes(signs[name])));
}

function manifest(): Manifest {
  return JSON.parse(builtFile(buildManifestFile)) as Manifest;
}
