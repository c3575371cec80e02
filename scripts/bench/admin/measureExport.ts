import type { CDPSession } from '@playwright/test';
import { archiveOf } from '#scripts/bench/archiveOf.ts';
import { countersOf, openAdmin, withSite } from '#scripts/bench/browser.ts';
import { elapsedMs, MB, ms } from '#scripts/bench/figures.ts';
import { downloadBy } from '#tests/support/pages/download.ts';

const rows = 10_000;

const heapSampleMs = 25;

export async function measureExport(): Promise<string[][]> {
  const directory = await archiveOf(rows);
  return withSite(directory, async (open) => {
    const page = await openAdmin(open);
    const { session, read } = await countersOf(page);
    await collectGarbage(session);
    const before = await read();
    const watch = watchPeak(async () => (await read()).heapBytes);
    let bytes = 0;
    const time = await elapsedMs(async () => {
      const { text } = await downloadBy(page, page.getByRole('button', { name: 'Export CSV' }));
      bytes = Buffer.byteLength(text);
    });
    const peak = await watch.end();
    const { scriptMs } = await read();
    await collectGarbage(session);
    return [
      ['from the click to the saved file', `${ms(time)} ms`],
      ['JavaScript meanwhile', `${ms(scriptMs - before.scriptMs)} ms`],
      ['size of the file', `${MB(bytes)} MB`],
      ['JavaScript heap before', `${MB(before.heapBytes)} MB`],
      ['at most, garbage included', `${MB(peak)} MB`],
      ['afterwards, without garbage', `${MB((await read()).heapBytes)} MB`],
    ];
  });
}

function watchPeak(read: () => Promise<number>): { end(): Promise<number> } {
  let peak = 0;
  let isOver = false;
  async function look(): Promise<void> {
    while (!isOver) {
      peak = Math.max(peak, await read());
      await new Promise((resolve) => setTimeout(resolve, heapSampleMs));
    }
  }
  const looking = look();
  return {
    async end() {
      isOver = true;
      await looking;
      return peak;
    },
  };
}

async function collectGarbage(session: CDPSession): Promise<void> {
  await session.send('HeapProfiler.collectGarbage');
}
