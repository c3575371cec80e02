/** A page as analytics may know it. */
export type ReportedPage = { address: string; title: string; referrer: string };

/**
 * The page that is open: its canonical address and its title, as search engines may know them, never what stands in the
 * address bar, where searches and mistyped ids are. `null` for a page without one: back office, missing articles.
 */
export function currentPage(): ReportedPage | null {
  const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return address ? { address, title: document.title, referrer: externalReferrer() } : null;
}

/** The site that led here, without its path; empty where that is this site. */
function externalReferrer(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin } = new URL(document.referrer);
  return origin === window.location.origin ? '' : `${origin}/`;
}

/**
 * Calls back with the page that is open, and with each page opened after it.
 * @returns a function that stops it
 */
export function followPages(onPage: (page: ReportedPage) => void): () => void {
  let last: string | undefined;
  const report = () => {
    const page = currentPage();
    if (page?.address === last) return;
    last = page?.address;
    if (page) onPage(page);
  };
  report();
  // React changes the title and the canonical link in one commit, which is observed as one.
  const observer = new MutationObserver(report);
  observer.observe(document.head, { childList: true, subtree: true, attributeFilter: ['href'] });
  return () => observer.disconnect();
}
