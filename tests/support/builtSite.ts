import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Chunk, chunkReportFile, chunksFor } from '#scripts/vite/chunkReport.ts';

const folder = 'dist';

/** A file of the production build as text. @throws Error when the site has not been built */
export function builtFile(file: string): string {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first.`);
  return readFileSync(path, 'utf8');
}

/** Compressed size of a built file in bytes (gzip, level 9). */
export function builtGzip(file: string): number {
  return gzipSync(builtFile(file), { level: 9 }).length;
}

/** Every JavaScript file a browser loads for the given source modules, with all they import statically. */
export function chunksOf(facades: readonly string[]): Chunk[] {
  return chunksFor(allChunks(), facades);
}

/** Every JavaScript file of the build. */
export function builtScripts(): string[] {
  return allChunks().map(({ file }) => file);
}

function allChunks(): Chunk[] {
  return JSON.parse(builtFile(chunkReportFile)) as Chunk[];
}

/** Their compressed size together, in kB of 1000 bytes. */
export function kilobytes(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.gzip, 0) / 1000;
}

/** The npm packages in them. */
export function packagesIn(chunks: readonly Chunk[]): Set<string> {
  return new Set(chunks.flatMap((chunk) => chunk.packages));
}
