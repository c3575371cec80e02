import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import type {} from '#emulator/tests/support/sdkPage.ts';
import { withSite } from '#scripts/bench/browser.ts';
import { median, ms, percentile, repeat } from '#scripts/bench/figures.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { sampleSubmissions } from '#scripts/content/sampleSubmissions.ts';

const writes = 20;

/** Pages of one browser that listen at the same time; they share its six connections. */
const listeners = [1, 4];

const document = `contacts/${sampleSubmissions[0]?.id}`;

export async function measureLive(runs: number): Promise<string[][]> {
  const sdk = await bundleSdk();
  return withSite(undefined, async (open) => {
    const reads = await repeat(runs, async () => {
      const context = await open({ bypassCSP: true });
      const time = await (await openSdk(context, sdk)).evaluate(firstRead, document);
      await context.close();
      return time;
    });
    const rows = await repeat(listeners.length, async (index) => {
      const count = listeners[index] ?? 1;
      const context = await open({ bypassCSP: true });
      const times = await writesSeen(context, sdk, count);
      await context.close();
      const others = count === 1 ? 'another page' : `the last of ${count} other pages`;
      const figures = `${ms(median(times))} (p95 ${ms(percentile(times, 95))})`;
      return [`from a write to the snapshot in ${others} (median of ${writes})`, figures];
    });
    return [['first getDoc of a page, the SDK being loaded', ms(median(reads))], ...rows];
  });
}

async function writesSeen(context: BrowserContext, sdk: string, count: number): Promise<number[]> {
  const writer = await openSdk(context, sdk);
  const readers = await repeat(count, () => openSdk(context, sdk));
  for (const reader of readers) await reader.evaluate(listenTo, document);
  return repeat(writes, async (run) => {
    const status = run % 2 === 0 ? 'read' : 'replied';
    const seen = readers.map((reader) => reader.evaluate(nextSeen, status));
    await writer.waitForTimeout(200);
    const written = await writer.evaluate(write, { document, status });
    return Math.max(...(await Promise.all(seen))) - written;
  });
}

async function openSdk(context: BrowserContext, script: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.addScriptTag({ type: 'module', content: script });
  await page.waitForFunction(() => 'sdk' in globalThis);
  await page.evaluate(async ({ email, password }) => {
    await sdk.auth.signInWithEmailAndPassword(sdk.user, email, password);
  }, demoAdmin);
  return page;
}

async function firstRead(path: string): Promise<number> {
  const started = performance.now();
  await sdk.firestore.getDoc(sdk.firestore.doc(sdk.db, path));
  return performance.now() - started;
}

/** Notes when which status was seen, on a clock all pages share. */
function listenTo(path: string): Promise<void> {
  return new Promise((resolve) => {
    sdk.firestore.onSnapshot(sdk.firestore.doc(sdk.db, path), (snapshot) => {
      sdk.seen.push({ status: snapshot.get('status'), at: performance.timeOrigin + performance.now() });
      resolve();
    });
  });
}

function nextSeen(status: string): Promise<number> {
  sdk.seen.length = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const [found] = (sdk.seen as { status: string; at: number }[]).filter((one) => one.status === status);
      if (!found) return;
      clearInterval(timer);
      resolve(found.at);
    }, 5);
  });
}

async function write({ document: path, status }: { document: string; status: string }): Promise<number> {
  const began = performance.timeOrigin + performance.now();
  await sdk.firestore.runTransaction(sdk.db, async (transaction) => {
    transaction.update(sdk.firestore.doc(sdk.db, path), { status });
  });
  return began;
}

async function bundleSdk(): Promise<string> {
  const input = fileURLToPath(new URL('../../../emulator/tests/support/sdkPage.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input } },
  });
  const outputs = 'output' in result ? result.output : [];
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The SDK could not be bundled.');
  return chunk.code;
}
