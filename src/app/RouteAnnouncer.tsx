import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusTarget } from './focusTarget.ts';

/**
 * Tells people who do not see the page change that it did: after a navigation the new page's title is announced and
 * the keyboard goes on from its headline, or from the part the address names; once more when the page was still
 * waiting for what it shows. The first page is left alone.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key, state } = useLocation();
  const isMenuOpen = state?.isMenuOpen === true;
  const [announcement, setAnnouncement] = useState('');
  // Every link to a part of the page announces it, as in a page without script.
  const place = hash ? `${pathname}${hash} ${key}` : pathname;
  const lastPlace = useRef(place);

  useEffect(() => {
    if (isMenuOpen || lastPlace.current === place) return undefined;
    lastPlace.current = place;
    let target: HTMLElement | null = null;
    const arrive = () => {
      setAnnouncement(document.title);
      target = focusTarget(hash);
    };
    arrive();
    // What the page was waiting for has taken the place of the headline that had the focus.
    const whenReplaced = new MutationObserver(() => {
      if (target && !target.isConnected && document.activeElement === document.body) arrive();
    });
    whenReplaced.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => whenReplaced.disconnect();
  }, [place, hash, isMenuOpen]);

  return (
    <div role="status" aria-live="polite" style={visuallyHidden}>
      {announcement}
    </div>
  );
}
