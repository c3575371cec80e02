import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwright } from '@playwright/test';

export type BrowserLaunch = { executablePath: string; args: string[]; env?: Record<string, string> };

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
const commands = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, Playwright's own download, one on the PATH, the one inside an npm package
 * (Linux x64, needs no system library beyond libc). `CHROMIUM_PATH=packaged` chooses the last.
 * @throws Error saying which of the four were tried
 */
export async function findChromium(): Promise<BrowserLaunch> {
  const named = process.env.CHROMIUM_PATH;
  if (named === 'packaged') return packagedChromium();
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return { executablePath: named, args };
  }
  const installed = [playwright.executablePath(), ...commands.flatMap(onPath)].find((path) =>
    existsSync(path),
  );
  if (installed) return { executablePath: installed, args };
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  throw new Error(
    'No browser for the tests. Tried CHROMIUM_PATH (not set), the one Playwright downloads, ' +
      `${commands.join(', ')} on the PATH, and the one inside @sparticuz/chromium (Linux x64 only). ` +
      'Install Chrome, or run "npx playwright install chromium", or set CHROMIUM_PATH.',
  );
}

/** The browser from npm. Its package unpacks the libraries it needs only if it believes it is running in a cloud function. */
async function packagedChromium(): Promise<BrowserLaunch> {
  const before = { ...process.env };
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    const env = hasLibraries(executablePath) ? {} : { env: definedOnly(process.env) };
    return { executablePath, args, ...env };
  } finally {
    process.env = before;
  }
}

function hasLibraries(executable: string): boolean {
  try {
    return !execFileSync('ldd', [executable], { encoding: 'utf8', env: {} }).includes('not found');
  } catch {
    return false;
  }
}

function onPath(command: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command));
}

export function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
