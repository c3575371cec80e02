import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAdmin } from './admin/measureAdmin.ts';
import type { BenchOptions } from './benchOptions.ts';
import { measureLinks } from './measureLinks.ts';
import { measureFirstTaps } from './pages/measureFirstTaps.ts';
import { measurePages } from './pages/measurePages.ts';

const folder = 'bench-results';

const parts = {
  pages: measurePages,
  taps: measureFirstTaps,
  links: measureLinks,
  admin: measureAdmin,
};

type PartName = keyof typeof parts;

/** The first taps are a part of the pages. */
const everything: readonly PartName[] = ['pages', 'links', 'admin'];

async function bench(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      all: { type: 'boolean', default: false },
      http1: { type: 'boolean', default: false },
    },
  });
  const options: BenchOptions = { runs: runsOf(values.runs), allPages: values.all, isHttp1: values.http1 };
  const names = positionals.length > 0 ? positionals.map(parsePart) : everything;
  if (!existsSync('dist/index.html')) throw new Error('dist/ is missing: run "npm run build" first.');
  await mkdir(folder, { recursive: true });
  for (const name of names) {
    console.log(`Measuring: ${name}`);
    const report = `${await parts[name](options)}\n\n${environmentInfo()}\n`;
    await writeFile(join(folder, `${name}.md`), report);
    console.log(`\n${report}`);
  }
}

function runsOf(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number, got "${text}".`);
  return runs;
}

function parsePart(text: string): PartName {
  if (!(text in parts)) throw new Error(`Unknown part "${text}". Parts: ${Object.keys(parts).join(', ')}.`);
  return text as PartName;
}

/** What figures depend on besides the code. A load above 1 before the bench means that the machine was busy. */
function environmentInfo(): string {
  const [cpu] = cpus();
  const load = loadavg()[0]?.toFixed(1);
  return `${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, ${cpus().length} x ${cpu?.model.trim()}, load at the end ${load}.`;
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
});
