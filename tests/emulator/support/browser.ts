import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { onTestFinished } from 'vitest';
import { type EmbeddedFirebase, openEmbeddedFirebase } from '#emulator/start.ts';
import { findChromium } from '#tests/support/chromium.ts';
import { openRules, rulesFileWith } from './testEmulator.ts';

/** A site of one page that loads the SDK, with the embedded Firebase on the same origin, as under Vite. */
export type SdkSite = { origin: string; firebase: EmbeddedFirebase; log: string[]; stop(): Promise<void> };

export async function startBrowser(): Promise<Browser> {
  return chromium.launch(await findChromium());
}

/** The page's script: the real SDK, bundled for the browser. */
export async function bundleSdkPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: fileURLToPath(new URL('./sdkPage.ts', import.meta.url)) },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The SDK page was not bundled.');
  return chunk.code;
}

/** Serves the script and the embedded Firebase until the test is over. */
export async function sdkSite(
  script: string,
  options: { rules?: string; directory?: string | null; port?: number } = {},
): Promise<SdkSite> {
  const log: string[] = [];
  const firebase = await openEmbeddedFirebase({
    directory: options.directory ?? null,
    rulesFile: rulesFileWith(options.rules ?? openRules),
    indexesFile: null,
    log: (line) => log.push(line),
  });
  const server = createServer((request, response) => {
    if (firebase.handle(request, response)) return;
    const isScript = request.url === '/sdk.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : '<!doctype html><script type="module" src="/sdk.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
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

/** Loads the SDK page and waits until the SDK is there. */
export async function openPage(page: Page, url: string): Promise<Page> {
  await page.goto(url);
  await page.waitForFunction(() => 'sdk' in globalThis);
  return page;
}
