import { EventEmitter, once } from 'node:events';
import type { Page, Route } from '@playwright/test';

/**
 * Holds back matching requests until the returned function is called, which sends or fails them.
 * @param times how many of them; all by default
 */
export async function delayResponse(
  page: Page,
  addresses: string,
  end: 'arrive' | 'fail' = 'arrive',
  times = Infinity,
): Promise<() => void> {
  const gate = new EventEmitter();
  const isOpen = once(gate, 'open');
  const answer = (route: Route) => isOpen.then(() => (end === 'arrive' ? route.fallback() : route.abort()));
  await page.route(addresses, answer, { times });
  return () => void gate.emit('open');
}
