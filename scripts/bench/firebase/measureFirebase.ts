import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { archiveOf } from '#scripts/bench/archiveOf.ts';
import type { BenchOptions } from '#scripts/bench/benchOptions.ts';
import { median, ms, repeat } from '#scripts/bench/figures.ts';
import { table } from '#scripts/bench/table.ts';
import { temporaryFolder } from '#tests/support/servers/siteServer.ts';
import { measureArchive } from './measureArchive.ts';
import { measureLive } from './measureLive.ts';

const large = 100_000;

export async function measureFirebase({ runs }: BenchOptions): Promise<string> {
  const small = await repeat(runs, openTwice);
  const archive = await archiveOf(large);
  const rows = [
    ['open with an empty folder, writing the seeds', ms(median(small.map(({ first }) => first)))],
    ['open again', ms(median(small.map(({ again }) => again)))],
    [
      `open with ${large.toLocaleString('en-US')} enquiries`,
      ms(median(await repeat(runs, () => open(archive)))),
    ],
    ...(await measureLive(runs)),
    ...(await measureArchive(archive)),
  ];
  return [
    '## Embedded Firebase',
    `Milliseconds, median of ${runs} unless said.`,
    table(['what', 'ms'], rows),
  ].join('\n\n');
}

async function openTwice(): Promise<{ first: number; again: number }> {
  const directory = temporaryFolder();
  return { first: await open(directory), again: await open(directory) };
}

async function open(directory: string): Promise<number> {
  const program = ['--import', 'tsx', 'scripts/bench/firebase/openFirebase.ts', directory];
  const { stdout } = await promisify(execFile)(process.execPath, program);
  return Number(stdout);
}
