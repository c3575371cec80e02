import { onIdle } from '#src/components/browser/onIdle.ts';
import type { Consent } from './consent.ts';

/** Counts pages until the returned function is called, or deletes the cookies of an earlier consent. */
export function applyConsent(consent: Consent | null): (() => void) | undefined {
  if (consent === 'granted') return countPages();
  if (consent === 'denied' || consent === 'refused') deleteAnalyticsCookies();
  return undefined;
}

/** Loads Google Analytics when idle. */
function countPages(): () => void {
  let stop = () => {};
  let isStopped = false;
  onIdle(async () => {
    if (isStopped) return;
    const { reportPage, setCollecting } = await import('#src/firebase/analytics.ts');
    if (isStopped) return;
    setCollecting(true);
    const unfollow = followPages(reportPage);
    stop = () => {
      unfollow();
      setCollecting(false);
    };
  });
  return () => {
    isStopped = true;
    stop();
  };
}

type ReportedPage = { url: string; title: string; referrer: string };

/** The canonical URL, not the address bar's, which may contain searches and mistyped ids; `null` for private pages. */
function currentPage(): ReportedPage | null {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return url ? { url, title: document.title, referrer: externalReferrer() } : null;
}

function externalReferrer(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin } = new URL(document.referrer);
  return origin === window.location.origin ? '' : `${origin}/`;
}

function followPages(onPage: (page: ReportedPage) => void): () => void {
  let last: string | undefined;
  const report = () => {
    const page = currentPage();
    if (page?.url === last) return;
    last = page?.url;
    if (page) onPage(page);
  };
  report();
  // React changes the title and the canonical link in one commit, so the observer fires once.
  const observer = new MutationObserver(report);
  observer.observe(document.head, { childList: true, subtree: true, attributeFilter: ['href'] });
  return () => observer.disconnect();
}

const analyticsCookies = /^_ga(?:_|$)/;

function deleteAnalyticsCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and on plain HTTP
    if (analyticsCookies.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
