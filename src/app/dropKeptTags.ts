import type { DataRouter } from 'react-router-dom';

/** The tags of the head that belong to one page (`PageHead`). */
const pageTags =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], meta[property^="og:"], meta[name^="twitter:"]';

/** Removes the title and metadata of a kept page (`Kept`) when another one comes, since no component owns them. */
export function dropKeptTags(router: DataRouter): void {
  if (!document.querySelector('[data-kept="page"]')) return;
  const tags = document.head.querySelectorAll(pageTags);
  const { pathname } = router.state.location;
  const leave = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    for (const tag of tags) tag.remove();
    leave();
  });
}
