import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { EmbeddedFirebaseOptions } from '#emulator/embeddedFirebaseOptions.ts';
import { type EmbeddedFirebase, openEmbeddedFirebase } from '#emulator/start.ts';
import { findChromium } from '#emulator/tests/support/chromium.ts';
import { projectId } from './projectId.ts';
import { openRules, rulesFileWith } from './testEmulator.ts';

export type SdkSite = { origin: string; firebase: EmbeddedFirebase; log: string[]; stop(): Promise<void> };

type SdkBrowser = {
  site(options?: SdkSiteOptions): Promise<SdkSite>;
  visit(url: string): Promise<Page>;
  /** A browser profile for one test; its pages share six connections. */
  openProfile(): Promise<BrowserContext>;
};

/** A browser for the tests of a file, and sites with the real SDK. */
export function sdkBrowser(): SdkBrowser {
  let browser: Browser;
  let script: string;
  beforeAll(async () => {
    [browser, script] = await Promise.all([startBrowser(), bundleSdkPage()]);
  });
  afterAll(() => browser.close());
  return {
    site: (options) => sdkSite(script, options),
    visit: (url) => visitorPage(browser, url),
    openProfile: () => openProfile(browser),
  };
}

export async function startBrowser(): Promise<Browser> {
  return chromium.launch(await findChromium());
}

function bundleSdkPage(): Promise<string> {
  return bundlePage(new URL('./sdkPage.ts', import.meta.url));
}

const bundles = new Map<string, Promise<string>>();

/** A page's script with its imports, bundled for the browser once per worker, without `.env`. */
export function bundlePage(source: URL): Promise<string> {
  const bundle = bundles.get(source.href) ?? bundleOf(source);
  bundles.set(source.href, bundle);
  return bundle;
}

async function bundleOf(source: URL): Promise<string> {
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

type SdkSiteOptions = Partial<EmbeddedFirebaseOptions> & {
  rules?: string;
  storageRules?: string;
  port?: number;
};

export async function sdkSite(script: string, options: SdkSiteOptions = {}): Promise<SdkSite> {
  const { rules = openRules, storageRules, port = 0, ...more } = options;
  const log: string[] = [];
  const firebase = await openEmbeddedFirebase({
    directory: null,
    projectId,
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

/** A page in its own browser profile, because pages of one profile share six connections. */
export async function visitorPage(browser: Browser, url: string): Promise<Page> {
  const context = await openProfile(browser);
  return openPage(await context.newPage(), url);
}

async function openProfile(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  return context;
}

export async function openPage(page: Page, url: string): Promise<Page> {
  await page.goto(url);
  await page.waitForFunction(() => 'sdk' in globalThis || 'app' in globalThis);
  return page;
}
