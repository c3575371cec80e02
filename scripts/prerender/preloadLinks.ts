import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Chunk, chunkReportFile, chunksFor } from '#scripts/vite/chunkReport.ts';
import { startModules } from '#scripts/vite/coreChunk.ts';

/** A source module a page is to ask for together with its document. */
export type Preload = {
  module: string;
  /** Only in windows that this media query fits. */
  media?: string;
};

/**
 * The links that make a browser ask at once for everything the page will run, instead of finding it out step by step.
 * @param outFolder the client build with its chunk report
 */
export async function preloadLinks(outFolder: string, preloads: readonly Preload[]): Promise<string> {
  if (preloads.length === 0) return '';
  const chunks = JSON.parse(await readFile(join(outFolder, chunkReportFile), 'utf8')) as Chunk[];
  // The entry names its own in the template.
  const asked = new Set(chunksFor(chunks, ['index.html']).map(({ file }) => file));
  const parts = startModules.slice(1).map((module): Preload => ({ module }));
  const links = [...parts, ...preloads].flatMap(({ module, media = '' }) =>
    chunksFor(chunks, [module])
      .filter(({ file }) => !asked.has(file) && !asked.has(media + file) && asked.add(media + file))
      .map(({ file }) => link(file, media)),
  );
  return links.join('');
}

function link(file: string, media: string): string {
  return `<link rel="modulepreload" crossorigin href="/${file}"${media ? ` media="${media}"` : ''}>`;
}
