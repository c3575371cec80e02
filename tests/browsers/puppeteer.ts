import puppeteer, { type Browser, type JSHandle } from 'puppeteer-core';
import { findChromium } from '#emulator/tests/support/chromium.ts';
import type { Driver } from './driver.ts';
import { windowSize } from './windowSize.ts';

/** Starts an installed Firefox, which speaks WebDriver BiDi without a driver program. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: windowSize,
  });
  return driverOf(browser);
}

/** Starts the Chromium of the other tests, to run the site on the official emulators. */
export async function startChromium(): Promise<Driver> {
  const browser = await puppeteer.launch({
    ...(await findChromium()),
    headless: true,
    defaultViewport: windowSize,
  });
  return driverOf(browser);
}

async function driverOf(browser: Browser): Promise<Driver> {
  const [page = await browser.newPage()] = await browser.pages();
  return {
    version: await browser.version(),
    open: async (url) => {
      await page.goto(url);
    },
    inject: async (source) => {
      await page.evaluate(source);
    },
    run: (fn, ...args) => page.evaluate(fn as never, ...args),
    element: async (fn, ...args) => {
      const handle: JSHandle = await page.evaluateHandle(fn as never, ...args);
      return handle.asElement();
    },
    close: () => browser.close(),
  };
}
