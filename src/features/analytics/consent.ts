import { useSyncExternalStore } from 'react';
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
