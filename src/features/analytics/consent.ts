import { useSyncExternalStore } from 'react';
import { onIdle } from '#src/components/start/onIdle.ts';
import { storedValue } from '#src/components/state/storedValue.ts';

/** `refused` comes from a browser setting, the other answers from the visitor. */
export type Consent = 'unasked' | 'granted' | 'denied' | 'refused';

type NavigatorWithPrivacy = Navigator & { globalPrivacyControl?: boolean };

// Marked pure, so that a bundle without analytics drops it.
const answer = /* @__PURE__ */ storedValue('analytics-consent');

export function answerConsent(consent: 'granted' | 'denied'): void {
  answer.set(consent);
}

export function useConsent(): Consent | null {
  return useSyncExternalStore(answer.subscribe, readConsent, () => null);
}

function readConsent(): Consent {
  if (isRefusedByBrowser()) return 'refused';
  const given = answer.get();
  return given === 'granted' || given === 'denied' ? given : 'unasked';
}

function isRefusedByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as NavigatorWithPrivacy;
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Counts pages, from an idle moment until the returned function is called, or deletes the cookies of an earlier consent. */
export function applyConsent(consent: Consent | null): (() => void) | undefined {
  if (consent === 'granted') return countPagesWhenIdle();
  if (consent === 'denied' || consent === 'refused') deleteAnalyticsCookies();
  return undefined;
}

function countPagesWhenIdle(): () => void {
  let stop = () => {};
  let isStopped = false;
  onIdle(async () => {
    if (isStopped) return;
    const { countPages } = await import('./countPages.ts');
    if (!isStopped) stop = countPages();
  });
  return () => {
    isStopped = true;
    stop();
  };
}

const analyticsCookies = /^_ga(?:_|$)/;

function deleteAnalyticsCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and on plain HTTP
    if (analyticsCookies.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
