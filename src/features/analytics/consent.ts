import { useSyncExternalStore } from 'react';
import { storedValue } from '#src/components/runtime/storedValue.ts';

/** A visitor's word on analytics: not given yet, given by themselves, or `refused` by a setting of their browser. */
export type Consent = 'unasked' | 'granted' | 'denied' | 'refused';

type NavigatorWithPrivacy = Navigator & { globalPrivacyControl?: boolean };

// Pure, so that a bundle without analytics is without this, too.
const answer = /* @__PURE__ */ storedValue('analytics-consent');

/** Remembers the answer in this browser, for all its tabs. */
export function answerConsent(consent: 'granted' | 'denied'): void {
  answer.set(consent);
}

/** The visitor's word, followed through all tabs; `null` in a prerendered page, which knows nobody. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(answer.subscribe, readConsent, () => null);
}

function readConsent(): Consent {
  if (isRefusedByBrowser()) return 'refused';
  const given = answer.get();
  return given === 'granted' || given === 'denied' ? given : 'unasked';
}

/** Global Privacy Control, and Do Not Track as its predecessor. */
function isRefusedByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as NavigatorWithPrivacy;
  return globalPrivacyControl === true || doNotTrack === '1';
}
