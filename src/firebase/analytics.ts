import {
  initializeAnalytics,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
  setDefaultEventParameters,
} from 'firebase/analytics';
import { firebaseApp } from './firebaseApp.ts';

/** In seconds: half a year. */
const cookieLifetime = 182 * 24 * 60 * 60;

setConsent({
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
});

/** Loading this module requests Google's script: import it only with consent. */
const analytics = initializeAnalytics(firebaseApp, {
  config: {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // A host-only cookie can be deleted without knowing its domain.
    cookie_domain: 'none',
    cookie_expires: cookieLifetime,
    cookie_flags: 'SameSite=Lax',
  },
});

export function reportPage({ url, title, referrer }: PageReport): void {
  const page = { page_location: url, page_title: title, page_referrer: referrer };
  setDefaultEventParameters(page);
  logEvent(analytics, 'page_view', page);
}

type PageReport = { url: string; title: string; referrer: string };

export function setCollecting(isCollecting: boolean): void {
  setAnalyticsCollectionEnabled(analytics, isCollecting);
}
