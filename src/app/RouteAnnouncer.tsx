import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusTarget } from './focusTarget.ts';

export function RouteAnnouncer() {
  const { pathname, hash, key, state } = useLocation();
  const isMenuOpen = state?.isMenuOpen === true;
  const [announcement, setAnnouncement] = useState('');
  // A link to a fragment of the same page is announced too, as in a page without script.
  const destination = hash ? `${pathname}${hash} ${key}` : pathname;
  const lastDestination = useRef(destination);

  useEffect(() => {
    if (isMenuOpen || lastDestination.current === destination) return undefined;
    lastDestination.current = destination;
    let target: HTMLElement | null = null;
    const announce = () => {
      setAnnouncement(document.title);
      target = focusTarget(hash);
    };
    announce();
    // The loading page's headline, which had the focus, is replaced by that of the loaded page.
    const headObserver = new MutationObserver(() => {
      if (target && !target.isConnected && document.activeElement === document.body) announce();
    });
    headObserver.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => headObserver.disconnect();
  }, [destination, hash, isMenuOpen]);

  return (
    <div role="status" aria-live="polite" style={visuallyHidden}>
      {announcement}
    </div>
  );
}
