import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** One JavaScript file of the build. */
export type Chunk = {
  file: string;
  /** Compressed size in bytes (gzip, level 9). */
  gzip: number;
  /** The source module a dynamic import or the entry asks for, relative to the project. */
  facade: string | null;
  /** Files loaded together with this one. */
  imports: string[];
  /** npm packages with code in it. */
  packages: string[];
};

/** Where the report lies below the output folder; hosting does not publish dot folders. */
export const chunkReportFile = '.vite/chunks.json';

/** Writes down which packages stand in which file of the build; the budget tests and the bench read it. */
export function chunkReport(): Plugin {
  return {
    name: 'chunk-report',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((output): Chunk[] => {
        if (output.type !== 'chunk') return [];
        return [
          {
            file: output.fileName,
            gzip: gzipSync(output.code, { level: 9 }).length,
            facade: output.facadeModuleId && relative(output.facadeModuleId),
            imports: output.imports,
            packages: [...new Set(output.moduleIds.flatMap(packageOf))].sort(),
          },
        ];
      });
      this.emitFile({ type: 'asset', fileName: chunkReportFile, source: JSON.stringify(chunks, null, 2) });
    },
  };
}

/**
 * Every JavaScript file a browser loads for the given source modules, with all they import statically.
 * @throws Error when the build has no file for one of them
 */
export function chunksFor(chunks: readonly Chunk[], facades: readonly string[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const loaded = new Map<string, Chunk>();
  const load = (chunk: Chunk | undefined) => {
    if (!chunk || loaded.has(chunk.file)) return;
    loaded.set(chunk.file, chunk);
    for (const file of chunk.imports) load(byFile.get(file));
  };
  for (const facade of facades) {
    const chunk = chunks.find((candidate) => candidate.facade === facade);
    if (!chunk) throw new Error(`No chunk of the build starts with ${facade}`);
    load(chunk);
  }
  return [...loaded.values()];
}

function packageOf(moduleId: string): string[] {
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(moduleId)?.[1];
  return name ? [name] : [];
}

function relative(moduleId: string): string {
  return moduleId.replace(`${process.cwd()}/`, '').replace(/\?.*$/, '');
}
