import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';

/** Addresses at which the browser listens to the database, for `page.route`. */
export const listening = '**/Listen/**';

/** Addresses to which the browser sends what it writes. */
export const commits = '**/documents:commit*';

/** Holds back every request to such addresses until the returned function is called; then it arrives, or fails. */
export async function hold(
  page: Page,
  addresses: string,
  end: 'arrive' | 'fail' = 'arrive',
): Promise<() => void> {
  const gate = new EventEmitter();
  const isOpen = once(gate, 'open');
  await page.route(addresses, (route) =>
    isOpen.then(() => (end === 'arrive' ? route.continue() : route.abort())),
  );
  return () => void gate.emit('open');
}
