type ReportedPage = { address: string; title: string; referrer: string };

/** The canonical address, never the address bar's, which holds searches and mistyped ids; `null` for private pages. */
export function currentPage(): ReportedPage | null {
  const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return address ? { address, title: document.title, referrer: externalReferrer() } : null;
}

function externalReferrer(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin } = new URL(document.referrer);
  return origin === window.location.origin ? '' : `${origin}/`;
}

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
