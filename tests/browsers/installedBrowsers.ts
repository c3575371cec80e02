import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Driver } from './driver.ts';
import { startFirefox } from './puppeteer.ts';
import { startWebKit } from './webKit.ts';

type TestedBrowser = {
  name: string;
  /** The Debian packages to install. */
  missing: readonly string[];
  start(): Promise<Driver>;
};

const firefox = onPath('firefox-esr') ?? onPath('firefox');
const webKitDriver = onPath('WebKitWebDriver');
const xvfb = onPath('Xvfb');

/** The browsers of the journey; all other tests use Chromium. */
export const testedBrowsers: readonly TestedBrowser[] = [
  {
    name: 'Firefox',
    missing: missingOf({ 'firefox-esr': firefox }),
    start: () => startFirefox(firefox ?? ''),
  },
  {
    name: 'WebKitGTK',
    missing: missingOf({ 'webkit2gtk-driver': webKitDriver, xvfb }),
    start: () => startWebKit(webKitDriver ?? '', xvfb ?? ''),
  },
];

function missingOf(commands: Record<string, string | undefined>): string[] {
  return Object.keys(commands).filter((name) => !commands[name]);
}

function onPath(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));
}
