import type { DataRouter } from 'react-router-dom';
import { isPlainClick } from '#src/components/runtime/isPlainClick.ts';

/** The browser alone would make a history entry that the router takes for the first one, and scroll to where it was. */
export function followFragmentLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash);
  });
}
