import { paragraph } from './legal/legal.ts';
import type { AnalyticsClauses } from './legal/privacyPolicy.ts';
import { site } from './site.ts';

/** Used only on a site with a measurement id. */
export const analytics = {
  name: 'Counting visits',
  question:
    'May we count your visit with Google Analytics? It sees which pages you read, never what you type.',
  accept: 'Accept',
  decline: 'Decline',
  status: {
    unasked: "You haven't decided yet, so nothing is counted.",
    granted: 'You allowed counting.',
    denied: "Your visits aren't counted, and Google Analytics cookies are deleted.",
    refused:
      'Your browser asks sites not to track you (Global Privacy Control or Do Not Track), so nothing is counted.',
  },
  withdraw: 'Stop counting my visits',
  allow: 'Count my visits',
} as const;

export const analyticsChoiceId = 'counting-visits';

export function analyticsClauses(): AnalyticsClauses {
  return {
    cookies: [
      paragraph(
        'The public pages set no cookie unless you allow it. If you do, Google Analytics sets two (their names begin with _ga) that hold random numbers, so that several pages count as one visit. They belong to this site alone and end half a year after your last visit. Firebase keeps another random number in your browser for the same purpose.',
      ),
      paragraph(
        'What is counted: the address and title of each public page you open, the site that led you here, the kind of device and browser, and the country. Never what you type or search for, and nothing of the administrator’s pages. Nothing is used for advertising. Your answer is stored in your browser’s local storage; if your browser sends Global Privacy Control or Do Not Track, it counts as a no and you are not asked.',
      ),
    ],
    thirdParties: [
      paragraph(
        `With your consent, and only then, your browser reports the pages you read to Google Analytics, which Google runs for ${site.name} and which learns the address of your connection in doing so. You can withdraw at any time under Cookies.`,
      ),
    ],
  };
}
