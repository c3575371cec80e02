import { type Chunk, chunkReportFile } from '#scripts/vite/chunkReport.ts';
import { builtFile } from '#tests/support/builtSite.ts';

/** Every JavaScript file of the build. */
export function builtChunks(): Chunk[] {
  return JSON.parse(builtFile(chunkReportFile)) as Chunk[];
}
