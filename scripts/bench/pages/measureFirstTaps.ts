import type { BrowserContext, Page } from '@playwright/test';
import type { BenchOptions } from '#scripts/bench/benchOptions.ts';
import { type OpenContext, withSite } from '#scripts/bench/browser.ts';
import { median, ms, repeat, table } from '#scripts/bench/figures.ts';
import { saveData, throttleToSlow4G } from '#scripts/bench/network.ts';
import { paths } from '#src/paths.ts';
import { startHttp2Front } from './http2Front.ts';

type FirstTap = {
  path: string;
  target: string;
  /** Typed after the tap, whose first key is measured instead of the tap. */
  key?: string;
  /** A selector that finds something as soon as the page has answered. */
  answered: string;
};

const filters = '[aria-label="Filter projects by category"]';

const taps: Readonly<Record<string, FirstTap>> = {
  'open the menu': {
    path: paths.home,
    target: 'header button[aria-label="Open menu"]',
    answered: '[popover]:popover-open',
  },
  'filter the portfolio': {
    path: paths.portfolio,
    target: `${filters} button >> nth=1`,
    // The second category has two projects.
    answered: `section:has(${filters}) ul:has(h3) > :nth-child(2 of :not([hidden])):nth-last-child(1 of :not([hidden]))`,
  },
  'next testimonial': {
    path: paths.testimonials,
    target: 'button[aria-label="Next testimonial"]',
    answered: '[aria-label="2 of 4"]:not([hidden])',
  },
  'switch the color scheme': {
    path: paths.home,
    target: 'header button[aria-label^="Switch"] >> nth=0',
    answered: 'html[data-color-scheme=dark]',
  },
  'first key in the contact form': {
    path: paths.contact,
    target: 'input[name=name]',
    key: 'a',
    answered: 'input[name=name]:valid',
  },
};

type Answer = { answeredMs: number; inpMs: number };

/** Over HTTP/2, as hosting serves the site: over HTTP/1.1 files come six at a time. */
export function measureFirstTaps({ runs, isHttp1 }: BenchOptions): Promise<string> {
  return withSite(undefined, async (open, site) => {
    const front = isHttp1 ? null : await startHttp2Front(site);
    const { origin } = front ?? site;
    const rows = await repeat(Object.keys(taps).length, async (index) => {
      const [name = '', tap] = Object.entries(taps)[index] ?? [];
      if (!tap) return [];
      const ahead = await repeat(runs, () => tapFirst(open, origin, tap, false));
      const slow = await repeat(runs, () => tapFirst(open, origin, tap, true));
      return [name, ...cells(ahead), ...cells(slow)];
    });
    await front?.end();
    return [
      '### The first tap',
      `Milliseconds on a phone, processor four times slower, ${isHttp1 ? 'HTTP/1.1 without TLS' : 'HTTP/2'}, median of ${runs}. *Started*: after some idle seconds, in which the app started; *slow 4G*: with Save-Data, so that it did not. INP is the longest interaction until then; the answer is the time from the finger leaving the screen, or the key going down, until the result is painted.`,
      table(['first tap', 'started: INP', 'started: answer', 'slow 4G: INP', 'slow 4G: answer'], rows),
    ].join('\n\n');
  });
}

function cells(answers: readonly Answer[]): string[] {
  return [
    ms(median(answers.map(({ inpMs }) => inpMs))),
    ms(median(answers.map(({ answeredMs }) => answeredMs))),
  ];
}

/** High enough to show every target: scrolling to it would be a sign of use. */
const tallPhone = { width: 390, height: 2000, isPhone: true };

async function tapFirst(open: OpenContext, origin: string, tap: FirstTap, isSlow: boolean): Promise<Answer> {
  const context = await open({ ...tallPhone, origin });
  try {
    if (isSlow) await saveData(context);
    return await tapIn(context, tap, isSlow);
  } finally {
    await context.close();
  }
}

async function tapIn(context: BrowserContext, { path, target, key, answered }: FirstTap, isSlow: boolean) {
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // Until the loading screen has gone and all that happens ahead has happened, at the pace of such a phone.
  await page.waitForTimeout(9000);
  if (isSlow) await throttleToSlow4G(session);
  const element = page.locator(target);
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  await page.evaluate(watchAnswer, { answered, type: key ? 'keydown' : 'pointerup' });
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  if (key) await page.keyboard.press(key);
  const time = await page.evaluate(() => Reflect.get(window, 'answer') as Promise<number>);
  return { answeredMs: time, inpMs: await longestInteraction(page) };
}

/** Runs in the page, so it sees nothing of this file. */
function watchInteractions(): void {
  const durations: number[] = [];
  Object.assign(window, { interactions: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
        durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: takes the milliseconds from the next such event until a frame with the answer has been painted. */
function watchAnswer({ answered, type }: { answered: string; type: string }): void {
  const answer = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing matches ${answered} after half a minute`)), 30_000);
    function look(pressed: number) {
      requestAnimationFrame(() => {
        if (document.querySelector(answered)) setTimeout(() => resolve(performance.now() - pressed));
        else look(pressed);
      });
    }
    addEventListener(type, (event) => look(event.timeStamp), { capture: true, once: true });
  });
  Object.assign(window, { answer });
}

/** Waits for the browser to report the interactions so far. */
async function longestInteraction(page: Page): Promise<number> {
  await page.waitForTimeout(1500);
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'interactions') as number[])));
}
