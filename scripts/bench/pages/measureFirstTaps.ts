import type { BrowserContext, Page } from '@playwright/test';
import type { OpenContext } from '#scripts/bench/browser.ts';
import { median, ms, repeat } from '#scripts/bench/figures.ts';
import { saveData, throttleToSlow4G } from '#scripts/bench/network.ts';
import { table } from '#scripts/bench/table.ts';
import { paths } from '#src/paths.ts';

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
    answered: 'dialog[open], [role=dialog]',
  },
  'filter the portfolio': {
    path: paths.portfolio,
    target: `${filters} button >> nth=1`,
    answered: `${filters} :nth-child(2):is([aria-pressed=true], :has([aria-pressed=true]))`,
  },
  'next testimonial': {
    path: paths.testimonials,
    target: 'button[aria-label="Next testimonial"]',
    answered: '[aria-label="2 of 4"]:not([inert], [aria-hidden=true])',
  },
  'first key in the contact form': {
    path: paths.contact,
    target: 'input[name=name]',
    key: 'a',
    answered: 'input[name=name]:valid',
  },
};

type Answer = { answeredMs: number; inpMs: number };

export async function measureFirstTaps(open: OpenContext, runs: number): Promise<string> {
  const rows = await repeat(Object.keys(taps).length, async (index) => {
    const [name = '', tap] = Object.entries(taps)[index] ?? [];
    if (!tap) return [];
    const ahead = await repeat(runs, () => tapFirst(open, tap, false));
    const slow = await repeat(runs, () => tapFirst(open, tap, true));
    return [name, ...cells(ahead), ...cells(slow)];
  });
  return [
    '### The first tap',
    `Milliseconds on a phone, processor four times slower, median of ${runs}. *Ahead*: the files were fetched when the page had loaded; *slow 4G*: with Save-Data, so that nothing was. INP is the longest interaction until then, the answer what was asked for.`,
    table(['first tap', 'ahead: INP', 'ahead: answer', 'slow 4G: INP', 'slow 4G: answer'], rows),
  ].join('\n\n');
}

function cells(answers: readonly Answer[]): string[] {
  return [
    ms(median(answers.map(({ inpMs }) => inpMs))),
    ms(median(answers.map(({ answeredMs }) => answeredMs))),
  ];
}

/** High enough to show every target: scrolling to it would be a sign of use. */
const tallPhone = { width: 390, height: 2000, isPhone: true };

async function tapFirst(open: OpenContext, tap: FirstTap, isSlow: boolean): Promise<Answer> {
  const context = await open(tallPhone);
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
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // Until the loading screen has gone and what is fetched ahead is there.
  await page.waitForTimeout(2500);
  const session = await context.newCDPSession(page);
  if (isSlow) await throttleToSlow4G(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const element = page.locator(target);
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  await page.evaluate(watchAnswer, { answered, type: key ? 'keydown' : 'pointerdown' });
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
      const isThere = document.querySelector(answered) !== null;
      requestAnimationFrame(() =>
        isThere ? setTimeout(() => resolve(performance.now() - pressed)) : look(pressed),
      );
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
