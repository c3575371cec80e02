import type { DataRouter } from 'react-router-dom';

/** The tags of the head that belong to one page (`PageHead`). */
const pageTags =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], meta[property^="og:"], meta[name^="twitter:"]';

/**
 * Joins what was kept of the prerendered page (`Kept`) to the router: its plain links are followed without loading a
 * new document, and the title and metadata of a kept page go when another one comes, since no component owns them.
 */
export function joinKeptHtml(router: DataRouter): void {
  document.addEventListener('click', (event) => followLink(event, router));
  if (document.querySelector('[data-kept="page"]')) removeTagsWithPage(router);
}

function removeTagsWithPage(router: DataRouter): void {
  const tags = document.head.querySelectorAll(pageTags);
  const { pathname } = router.state.location;
  const leave = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    for (const tag of tags) tag.remove();
    leave();
  });
}

function followLink(event: MouseEvent, router: DataRouter): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-kept] a[href]') : null;
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
