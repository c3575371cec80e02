import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { type BenchOptions, type OpenContext, startHttp2Site, withSite } from './browser.ts';
import { median, ms, repeat, table } from './figures.ts';

type FirstTap = {
  name: string;
  url: string;
  target: string;
  /** A key pressed after the tap, and measured instead of it. */
  key?: string;
  /** Matches once the page has responded. */
  response: string;
};

const filter = '[aria-label="Filter projects by category"]';

const taps: readonly FirstTap[] = [
  {
    name: 'open the menu',
    url: paths.home,
    target: 'button[aria-label="Open menu"]',
    response: '[popover]:popover-open',
  },
  {
    name: 'switch the color scheme',
    url: paths.home,
    target: 'header button[aria-label^="Switch"] >> nth=0',
    response: 'html[data-color-scheme=dark]',
  },
  {
    name: 'filter the portfolio',
    url: paths.portfolio,
    target: `${filter} button >> nth=1`,
    response: `${filter} li:nth-child(2) button[aria-pressed=true]`,
  },
  {
    name: 'show the next testimonial',
    url: paths.testimonials,
    target: 'button[aria-label="Next testimonial"]',
    response: '[aria-label="2 of 4"]:not([hidden])',
  },
  {
    name: 'type in the contact form',
    url: paths.contact,
    target: 'input[name=name]',
    key: 'a',
    response: 'input[name=name]:valid',
  },
];

/** High enough to show every target: scrolling to it would be the first interaction. */
const tallPhone = { viewport: { width: 390, height: 2000 }, hasTouch: true, isMobile: true };

/** Slow 4G as in Chrome's developer tools, which add the overhead of requests to 150 ms and 1.6 Mbit/s. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1e6 * 0.9) / 8,
  uploadThroughput: (0.75 * 1e6 * 0.9) / 8,
};

const prefetchMs = 6_000;

export async function measureFirstTaps({ runs, peer, peerTap }: BenchOptions): Promise<string> {
  return withSite(await startHttp2Site(), async (open) => {
    const all = [...taps];
    if (peer && peerTap) all.push({ name: 'peer', url: peer, target: peerTap, response: 'body' });
    const rows: string[][] = [];
    for (const tap of all) {
      const prefetched = await repeat(runs, () => measureTap(open, tap, false));
      const slow = await repeat(runs, () => measureTap(open, tap, true));
      rows.push([tap.name, ms(median(prefetched)), ms(median(slow))]);
    }
    return [
      '## The first tap',
      `Milliseconds from the tap or key to a frame with its result (of a peer: to the next frame), on a phone with a processor four times slower, median of ${runs}. *Prefetched*: after a few seconds on the page, in which the app's files arrive. *Slow 4G*: with Save-Data, so that they don't.`,
      table(['first tap', 'prefetched', 'slow 4G'], rows),
    ].join('\n\n');
  });
}

async function measureTap(open: OpenContext, tap: FirstTap, isSlow: boolean): Promise<number> {
  const context = await open(tallPhone);
  try {
    if (isSlow) await saveData(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(tap.url);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(prefetchMs);
    if (isSlow) await session.send('Network.enable');
    if (isSlow) await session.send('Network.emulateNetworkConditions', slow4G);
    return await tapOn(page, tap);
  } finally {
    await context.close();
  }
}

async function tapOn(page: Page, { target, key, response }: FirstTap): Promise<number> {
  const box = await page.locator(target).boundingBox();
  if (!box) throw new Error(`Not visible on ${page.url()}: ${target}`);
  await page.evaluate(awaitResponse, { response, type: key ? 'keydown' : 'pointerup' });
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  if (key) await page.keyboard.press(key);
  return page.evaluate(() => Reflect.get(window, 'response') as Promise<number>);
}

async function saveData(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}

/** Runs in the page: no access to this file's scope. */
function awaitResponse({ response, type }: { response: string; type: string }): void {
  const result = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`No response: nothing matches ${response}`)), 30_000);
    function check(start: number) {
      requestAnimationFrame(() => {
        if (document.querySelector(response)) setTimeout(() => resolve(performance.now() - start));
        else check(start);
      });
    }
    addEventListener(type, (event) => check(event.timeStamp), { capture: true, once: true });
  });
  Object.assign(window, { response: result });
}
