import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';

/** Addresses at which the browser listens to the database, for `page.route`. */
export const listening = '**/Listen/**';

/** Holds back every request to such addresses until the returned function is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const gate = new EventEmitter();
  const isOpen = once(gate, 'open');
  await page.route(addresses, (route) => isOpen.then(() => route.continue()));
  return () => void gate.emit('open');
}
