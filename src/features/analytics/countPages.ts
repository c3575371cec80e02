import {
  initializeAnalytics,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
  setDefaultEventParameters,
} from 'firebase/analytics';
import { firebaseApp } from '#src/firebase/firebaseApp.ts';

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

/** Reports this page and those that follow, until the returned function is called. */
export function countPages(): () => void {
  setAnalyticsCollectionEnabled(analytics, true);
  let last: string | undefined;
  const report = () => {
    const page = currentPage();
    if (page?.page_location === last) return;
    last = page?.page_location;
    if (!page) return;
    setDefaultEventParameters(page);
    logEvent(analytics, 'page_view', page);
  };
  report();
  // React changes the title and the canonical link in one commit, so the observer fires once.
  const observer = new MutationObserver(report);
  observer.observe(document.head, { childList: true, subtree: true, attributeFilter: ['href'] });
  return () => {
    observer.disconnect();
    setAnalyticsCollectionEnabled(analytics, false);
  };
}

/** The canonical URL, not the address bar's, which may contain searches and mistyped ids; `null` for private pages. */
function currentPage() {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return url ? { page_location: url, page_title: document.title, page_referrer: externalReferrer() } : null;
}

function externalReferrer(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin } = new URL(document.referrer);
  return origin === window.location.origin ? '' : `${origin}/`;
}
