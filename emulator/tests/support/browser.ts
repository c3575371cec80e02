import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { onTestFinished } from 'vitest';
import {
  type EmbeddedFirebase,
  type EmbeddedFirebaseOptions,
  openEmbeddedFirebase,
} from '#emulator/start.ts';
import { findChromium } from '#emulator/tests/support/chromium.ts';
import { openRules, rulesFileWith } from './testEmulator.ts';

/** A site of one page that loads the script, with the embedded Firebase on the same origin, as under Vite. */
export type SdkSite = { origin: string; firebase: EmbeddedFirebase; log: string[]; stop(): Promise<void> };

export async function startBrowser(): Promise<Browser> {
  return chromium.launch(await findChromium());
}

/** The SDK page's script: the real SDK, bundled for the browser. */
export function bundleSdkPage(): Promise<string> {
  return bundlePage(new URL('./sdkPage.ts', import.meta.url));
}

/** A page's script with all that it imports, bundled for the browser; no `.env` is read. */
export async function bundlePage(source: URL): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: fileURLToPath(source), output: { codeSplitting: false } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${source.pathname} was not bundled.`);
  return chunk.code;
}

/** Serves the script and the embedded Firebase until the test is over. */
export async function sdkSite(
  script: string,
  options: Partial<EmbeddedFirebaseOptions> & { rules?: string; storageRules?: string; port?: number } = {},
): Promise<SdkSite> {
  const { rules = openRules, storageRules, port = 0, ...more } = options;
  const log: string[] = [];
  const firebase = await openEmbeddedFirebase({
    directory: null,
    rulesFile: rulesFileWith(rules),
    storageRulesFile: storageRules === undefined ? null : rulesFileWith(storageRules),
    indexesFile: null,
    log: (line) => log.push(line),
    ...more,
  });
  const server = createServer((request, response) => {
    if (firebase.handle(request, response)) return;
    const isScript = request.url === '/sdk.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : '<!doctype html><script type="module" src="/sdk.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  async function stop(): Promise<void> {
    await firebase.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  onTestFinished(stop);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, firebase, log, stop };
}

/** A page of a visitor of their own: pages of one browser profile share its six connections. */
export async function visitorPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  return openPage(await context.newPage(), url);
}

/** Loads the page and waits until its script has run. */
export async function openPage(page: Page, url: string): Promise<Page> {
  await page.goto(url);
  await page.waitForFunction(() => 'sdk' in globalThis || 'app' in globalThis);
  return page;
}
