import type { BenchOptions } from '#scripts/bench/benchOptions.ts';
import { table } from '#scripts/bench/figures.ts';
import { measureDashboard } from './measureDashboard.ts';
import { measureTyping } from './measureTyping.ts';

const sizes = [100, 10_000, 100_000];

export async function measureAdmin({ runs }: BenchOptions): Promise<string> {
  const rows: string[][] = [];
  for (const size of sizes) rows.push(await measureDashboard(size, runs));
  return [
    '## Admin area',
    `### Dashboard\n\nTimes in ms. First page: from navigation to the first row, median of ${runs}. Script: JavaScript during ten turns of the wheel, seven pages forward, and a search of eight letters with three status filters.`,
    table(
      [
        'inquiries',
        'first page',
        'all counted',
        'documents read',
        'script scrolling',
        'script paging',
        'script filtering',
        'longest task',
      ],
      rows,
    ),
    '### Typing in the post form\n\nFrom a key press to the next frame, as timed by the browser (in steps of 8 ms; less than 16 ms counts as 16).',
    table(['article', 'median ms', 'p95 ms', 'slowest ms', 'script ms per key'], await measureTyping()),
  ].join('\n\n');
}
