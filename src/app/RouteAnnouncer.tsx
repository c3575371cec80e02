import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { visuallyHidden } from '#src/components/visuallyHidden.ts';

/**
 * Tells people who do not see the page change that it did: after a navigation the new page's title is announced and
 * the keyboard goes on from its headline, or from the part the address names; once more when the page was still
 * waiting for what it shows. The first page is left alone.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  // A part is arrived at anew whenever a link to it is followed, as the browser would have it.
  const place = hash ? `${pathname}${hash} ${key}` : pathname;
  const lastPlace = useRef(place);

  useEffect(() => {
    if (lastPlace.current === place) return undefined;
    lastPlace.current = place;
    let target: HTMLElement | null = null;
    const arrive = () => {
      setAnnouncement(document.title);
      target = focusDestination(hash);
    };
    arrive();
    // What the page was waiting for has taken the place of the headline that had the focus.
    const whenReplaced = new MutationObserver(() => {
      if (target && !target.isConnected && document.activeElement === document.body) arrive();
    });
    whenReplaced.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => whenReplaced.disconnect();
  }, [place, hash]);

  return (
    <div role="status" aria-live="polite" style={visuallyHidden}>
      {announcement}
    </div>
  );
}

/** @returns what has the focus now; nothing when a field keeps it */
function focusDestination(hash: string): HTMLElement | null {
  if (document.activeElement?.closest('main input, main textarea, main select')) return null;
  const target = partOf(hash) ?? document.querySelector<HTMLElement>('main h1, h1');
  if (!target) return null;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  return target;
}

/** The element a fragment names; none for an empty, unknown or malformed one. */
function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
