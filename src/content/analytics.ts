import { paragraph } from './legal/legal.ts';
import type { AnalyticsClauses } from './legal/privacyPolicy.ts';
import { site } from './site.ts';

/** Used only on a site with a measurement ID. */
export const analytics = {
  name: 'Counting visits',
  question:
    'May we count your visit with Google Analytics? It sees which pages you read, never what you type.',
  accept: 'Accept',
  decline: 'Decline',
  status: {
    unasked: 'You haven’t decided yet, so nothing is counted.',
    granted: 'Your visits are being counted.',
    denied: 'Your visits aren’t counted, and Google Analytics cookies are deleted.',
    refused:
      'Your browser asks sites not to track you (Global Privacy Control or Do Not Track), so nothing is counted.',
  },
  withdraw: 'Stop Counting My Visits',
  allow: 'Count My Visits',
} as const;

export const analyticsChoiceId = 'counting-visits';

export function analyticsClauses(): AnalyticsClauses {
  return {
    cookies: [
      paragraph(
        'Our public pages do not set cookies unless you allow them to. If you do, Google Analytics sets two cookies, whose names begin with _ga. They hold random numbers, so that several page views count as one visit. They are limited to this site and expire six months after your last visit. Firebase stores another random number in your browser for the same purpose.',
      ),
      paragraph(
        'We collect the URL and title of each public page you open, the site that referred you, your type of device and browser, and your country. Google Analytics never receives what you type or search for, or anything from the admin pages. Nothing is used for advertising. Your choice is saved in your browser’s local storage. If your browser sends a Global Privacy Control or Do Not Track signal, we treat that as a no and don’t ask.',
      ),
    ],
    thirdParties: [
      paragraph(
        `Your browser reports the pages you read to Google Analytics only if you consent. Google Analytics is a Google service that processes this data for ${site.name} and also receives your IP address. You can withdraw your consent at any time under Cookies.`,
      ),
    ],
  };
}
