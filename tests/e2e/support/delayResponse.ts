import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';

/** Holds back matching requests until the returned function is called, which sends or fails them. */
export async function delayResponse(
  page: Page,
  addresses: string,
  end: 'arrive' | 'fail' = 'arrive',
): Promise<() => void> {
  const gate = new EventEmitter();
  const isOpen = once(gate, 'open');
  await page.route(addresses, (route) =>
    isOpen.then(() => (end === 'arrive' ? route.fallback() : route.abort())),
  );
  return () => void gate.emit('open');
}
