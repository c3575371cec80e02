import type { BrowserContext, CDPSession } from '@playwright/test';

/** Slow 4G as Chrome's developer tools apply it: 150 ms and 1.6 Mbit/s with their factors for a request's overhead. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1e6 * 0.9) / 8,
  uploadThroughput: (0.75 * 1e6 * 0.9) / 8,
};

export async function throttleToSlow4G(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
}

export async function saveData(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}
