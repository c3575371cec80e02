import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureDashboard, measureTyping } from './admin.ts';
import type { BenchOptions } from './browser.ts';
import { measureFirstTaps } from './firstTaps.ts';
import { measurePages } from './lighthouse.ts';

const folder = 'bench-results';

const parts = {
  pages: measurePages,
  taps: measureFirstTaps,
  dashboard: measureDashboard,
  typing: measureTyping,
};

type PartName = keyof typeof parts;

const help = `Usage: npm run bench -- [part...] [options]

Measures the embedded build in dist/ and writes a table for each part to ${folder}/.

Parts (default: all)
  pages       Lighthouse scores, times and sizes
  taps        time of the first tap on a page
  dashboard   time to open and search it with 100 and 100,000 submissions
  typing      time from keystroke to paint in the post form, in articles of 50 to 10,000 words

Options
  --runs <n>             measurements per figure; the table shows their median (default: 5)
  --peer <url>           another site's page, measured next to ours
  --peer-tap <selector>  what to tap on that page, such as its menu button
  --help`;

async function bench(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      peer: { type: 'string' },
      'peer-tap': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const options: BenchOptions = {
    runs: parseRuns(values.runs),
    peer: values.peer,
    peerTap: values['peer-tap'],
  };
  const names = positionals.length > 0 ? positionals.map(parsePart) : (Object.keys(parts) as PartName[]);
  if (!existsSync('dist/index.html')) throw new Error('Run "npm run build -- --embedded" first.');
  await mkdir(folder, { recursive: true });
  for (const name of names) {
    console.log(`Measuring: ${name}`);
    const report = `${await parts[name](options)}\n\n${describeMachine()}\n`;
    await writeFile(join(folder, `${name}.md`), report);
    console.log(`\n${report}`);
  }
}

function parseRuns(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a positive integer, not "${text}".`);
  return runs;
}

function parsePart(text: string): PartName {
  if (!(text in parts)) throw new Error(`Unknown part "${text}". Parts: ${Object.keys(parts).join(', ')}.`);
  return text as PartName;
}

function describeMachine(): string {
  const [cpu] = cpus();
  const load = loadavg()[0]?.toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpu?.model.trim()}, load ${load} at the end.`;
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
