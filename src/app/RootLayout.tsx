import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Notifications } from '#src/components/notifications/Notifications.tsx';
import { dismissSplash } from '#src/layout/SplashScreen.tsx';
import { focusTarget } from './focusTarget.ts';

export function RootLayout() {
  useEffect(dismissSplash, []);
  return (
    <>
      <RouteAnnouncer />
      <Outlet />
      <Notifications />
      <ScrollRestoration />
    </>
  );
}

function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  // A link to a fragment of the same page is announced too, as it would be without JavaScript.
  const destination = hash ? `${pathname}${hash} ${key}` : pathname;
  const lastDestination = useRef(destination);

  useEffect(() => {
    if (lastDestination.current === destination) return undefined;
    lastDestination.current = destination;
    let target: HTMLElement | null = null;
    const announce = () => {
      setAnnouncement(document.title);
      target = focusTarget(hash);
    };
    announce();
    // The focused heading of the loading screen is replaced by that of the loaded page.
    const headObserver = new MutationObserver(() => {
      if (target && !target.isConnected && document.activeElement === document.body) announce();
    });
    headObserver.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => headObserver.disconnect();
  }, [destination, hash]);

  return (
    <div role="status" aria-live="polite" style={visuallyHidden}>
      {announcement}
    </div>
  );
}
