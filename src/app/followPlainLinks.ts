import type { DataRouter } from 'react-router-dom';

/**
 * Links that no component follows: in kept HTML (`Kept`), and to a part of the same page. The latter the browser
 * would follow as well, but into a history entry the router takes for the visit's first page, whose scroll position
 * it would then restore.
 */
const plainLinks = '[data-kept] a[href], a[href^="#"]';

/** Has the router follow the plain links of the page, without loading a new document. */
export function followPlainLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => followLink(event, router));
}

function followLink(event: MouseEvent, router: DataRouter): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(plainLinks) : null;
  if (!link || event.defaultPrevented || !isPlainClick(event) || !staysHere(link)) return;
  event.preventDefault();
  void router.navigate(link.pathname + link.search + link.hash);
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function staysHere(link: HTMLAnchorElement): boolean {
  const isOwnTab = link.target === '' || link.target === '_self';
  return isOwnTab && link.origin === window.location.origin && !link.hasAttribute('download');
}
