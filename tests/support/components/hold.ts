import { onTestFinished, vi } from 'vitest';

type IsHeld = (url: string, method: string) => boolean;

/** Holds back requests, or the responses to them, until the returned function is called. */
export function hold(what: 'requests' | 'responses', isHeld: IsHeld): () => void {
  const { fetch } = globalThis;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (input: RequestInfo, init: RequestInit = {}) => {
    const url = input instanceof Request ? input.url : input;
    const isMatching = isHeld(url, init.method ?? 'GET');
    if (isMatching && what === 'requests') await released;
    const response = await fetch(input, init);
    if (isMatching && what === 'responses') await released;
    return response;
  });
  onTestFinished(() => void vi.stubGlobal('fetch', fetch));
  return release;
}
